import Bus
import BusTestSupport
import Glibc
import Testing

/// Whatever a client does costs that client's call at most: each test ends with a call that works.
@Suite("Hostile clients")
@MainActor
struct HostileTests {
  let bus: PrivateBus
  let server: BusConnection
  let stage: KeyboardStage
  let echo: EchoObject

  init() throws {
    bus = try PrivateBus()
    server = try bus.connect()
    stage = try KeyboardStage(on: server)
    echo = try EchoObject(on: server)
    guard bus.turn(until: { [stage] in stage.ownsName }) else { throw TestFailure("no name") }
  }

  private func keyboard(_ client: BusConnection) -> BusProxy {
    BusProxy(
      client, destination: KeyboardNames.service, path: KeyboardNames.path,
      interface: KeyboardNames.interface)
  }

  private func expectServing() throws {
    let client = KeyboardClient(try bus.connect())
    #expect(try bus.result { client.status(then: $0) } == "{\"visible\": false}")
  }

  @Test(
    "A call that is not as declared is refused before any handler",
    arguments: [
      ("Show", [.string("now")]), ("TypeText", [.string("typed text")]), ("TypeText", []),
      ("RegisterField", [.string("traits")]), ("RegisterField", [.strings(["a"])]),
      ("RegisterField", [.named([:]), .named([:])]), ("Explode", []),
    ] as [(String, [BusValue])])
  func wrongSignature(method: String, arguments: [BusValue]) throws {
    let proxy = keyboard(try bus.connect())
    let error = try bus.error { proxy.call(method, arguments, then: $0) }
    let names = ["InvalidArgs", "UnknownMethod"].map { "org.freedesktop.DBus.Error." + $0 }
    #expect(names.contains(error?.name ?? ""))
    #expect(stage.fields.isEmpty && stage.typing.isEmpty && !stage.isVisible)
    try expectServing()
  }

  /// Values at a limit and past it, and whether they pass. The variant that Echo takes is one
  /// value and one level itself.
  nonisolated static let sizes: [(String, BusValue, Bool)] = [
    ("most values", .array(of: "y", [BusValue](repeating: .byte(1), count: 32_766)), true),
    ("too many values", .array(of: "y", [BusValue](repeating: .byte(1), count: 32_767)), false),
    ("far too many", .array(of: "y", [BusValue](repeating: .byte(1), count: 500_000)), false),
    ("longest text", .string(String(repeating: "x", count: 1 << 20)), true),
    ("too long text", .string(String(repeating: "x", count: (1 << 20) + 1)), false),
    (
      "many long texts",
      .strings(.init(repeating: String(repeating: "x", count: 9999), count: 999)), false
    ),
    ("deepest", nested(31), true),
    ("too deep", nested(32), false),
    ("far too deep", nested(60), false),
  ]

  nonisolated static func nested(_ depth: Int) -> BusValue {
    (1..<depth).reduce(.variant(.byte(1))) { inner, _ in .variant(inner) }
  }

  @Test("Huge and deep messages are refused by name, at the limit they pass", arguments: sizes)
  func limits(name: String, value: BusValue, passes: Bool) throws {
    let proxy = try echo.proxy(from: try bus.connect())
    let error = try bus.error { proxy.call("Echo", [.variant(value)], then: $0) }
    if passes {
      #expect(error == nil)
    } else {
      #expect(error?.name == "org.freedesktop.DBus.Error.LimitsExceeded")
    }
    #expect(echo.calls == (passes ? 1 : 0))
    try expectServing()
  }

  @Test("Past what D-Bus itself allows, only the client is cut off")
  func pastDBus() throws {
    let proxy = try echo.proxy(from: try bus.connect())
    let value = Self.nested(100)
    #expect(try bus.error { proxy.call("Echo", [.variant(value)], then: $0) } != nil)
    #expect(echo.calls == 0)
    try expectServing()
  }

  @Test("A descriptor that its sender closed at once can still be read")
  func closedEarly() throws {
    let client = KeyboardClient(try bus.connect())
    do {
      let pipe = try Pipe()
      client.typeText(BusDescriptor(owning: pipe.reading)) { _ in }
      close(pipe.writing)
    }
    #expect(bus.turn { stage.typing.count == 1 })
    #expect(stage.typing[0].text(bytes: 10) == "")
    stage.typing[0].call.reply()
    try expectServing()
  }

  @Test("A closed descriptor cannot be sent")
  func alreadyClosed() throws {
    let client = KeyboardClient(try bus.connect())
    #expect(try bus.error { client.typeText(BusDescriptor(owning: -1), then: $0) } != nil)
    #expect(BusDescriptor(duplicating: -1) == nil)
    try expectServing()
  }

  @Test("A caller that is gone in mid-call is answered into the void, and its going is told")
  func callerVanishes() throws {
    var client: BusConnection? = try bus.connect()
    let name = try #require(client?.uniqueName)
    var owners: [String?] = []
    let watch = try server.watchOwner(of: name) { owners.append($0) }
    let pipe = try Pipe()
    defer { close(pipe.writing) }
    try KeyboardClient(#require(client)).typeText(BusDescriptor(owning: pipe.reading)) { _ in }
    try echo.proxy(from: #require(client)).call("Wait") { _ in }
    #expect(bus.turn { stage.typing.count == 1 && echo.waiting.count == 1 })
    client = nil
    #expect(bus.turn { owners == [name, nil] })
    stage.typing[0].call.reply()
    echo.waiting = []
    stage.typing = []
    try expectServing()
    withExtendedLifetime(watch) {}
  }

  @Test("A flood is served in turns: other sources come in between")
  func flood() throws {
    let client = try bus.connect()
    let proxy = try echo.proxy(from: client)
    var answers = 0
    for _ in 0..<1000 { proxy.call("Echo", [.variant(.byte(1))]) { _ in answers += 1 } }
    var mostInOneTurn = 0
    var before = 0
    #expect(
      bus.turn {
        mostInOneTurn = max(mostInOneTurn, echo.calls - before)
        before = echo.calls
        return answers == 1000
      })
    #expect(mostInOneTurn <= 64)
    try expectServing()
  }

  @Test("Answers and signals nobody asked for are passed over")
  func unasked() throws {
    let liar = try bus.connect()
    let object = try BusObject(
      BusInterface(
        KeyboardNames.interface, signals: [BusSignal("FrameDidChange", [BusArgument("x", "ay")])]),
      at: KeyboardNames.path, on: liar)
    let client = try bus.connect()
    var told = 0
    let slots = try KeyboardClient(client).onFrameChange(
      will: { _ in told += 1 }, did: { _ in told += 1 })
    for target in [client.uniqueName, server.uniqueName] {
      try object.emit("FrameDidChange", [.array(of: "y", [.byte(0)])], to: target)
    }
    try bus.settle()
    #expect(told == 0)
    try expectServing()
    withExtendedLifetime(slots) {}
  }
}
