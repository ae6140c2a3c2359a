import Bus
import BusTestSupport
import Testing

@Suite("Objects on the bus")
@MainActor
struct ObjectTests {
  let bus: PrivateBus
  let server: BusConnection
  let client: BusConnection
  let echo: EchoObject
  let proxy: BusProxy

  init() throws {
    bus = try PrivateBus()
    (server, client) = (try bus.connect(), try bus.connect())
    echo = try EchoObject(on: server)
    proxy = try echo.proxy(from: client)
  }

  @Test("A handler learns the caller's unique name")
  func sender() throws {
    let answer = try bus.result { proxy.call("Sender", then: $0) }
    #expect(answer == [.string(try #require(client.uniqueName))])
  }

  @Test("A call that is kept is answered later, and only once")
  func deferredReply() throws {
    var answers = 0
    proxy.call("Wait") { _ in answers += 1 }
    #expect(bus.turn { echo.waiting.count == 1 })
    try bus.settle()
    #expect(answers == 0)
    echo.waiting[0].reply()
    echo.waiting[0].reply()
    echo.waiting[0].fail(.failed("too late"))
    try bus.settle()
    #expect(answers == 1)
  }

  @Test(
    "A call that is not answered as declared is answered with an error",
    arguments: [
      ("Forget", "Forget was given up without an answer"),
      ("Refuse", "not"),
      ("Lie", "Lie answers 's' where 'u' is declared"),
    ])
  func failures(method: String, text: String) throws {
    let error = try bus.error { proxy.call(method, then: $0) }
    #expect(error?.text == text)
  }

  @Test("An error keeps its name")
  func errorName() throws {
    let error = try bus.error { proxy.call("Refuse", then: $0) }
    #expect(error?.name == "org.freedesktop.DBus.Error.AccessDenied")
  }

  @Test("A call gives up after its timeout, which is the connection's deadline")
  func timeout() throws {
    let options = BusCallOptions(timeout: .seconds(1))
    let before = BusConnection.now
    let error = try bus.error { answer in
      proxy.call("Wait", options: options, then: answer)
      #expect(client.deadline.map { $0 <= BusConnection.now + .seconds(1) } == true)
    }
    #expect(error?.name == "org.freedesktop.DBus.Error.NoReply")
    #expect(BusConnection.now - before >= .seconds(1))
    #expect(client.deadline == nil)
  }

  @Test("Properties are read and written, and a refusal says why")
  func properties() throws {
    #expect(try bus.result { proxy.property("Level", then: $0) } == .int32(3))
    try bus.result { proxy.setProperty("Level", .int32(9), then: $0) }
    #expect(echo.level == 9)
    let refused = try bus.error { proxy.setProperty("Level", .int32(-1), then: $0) }
    #expect(refused?.text == "Level is negative")
    #expect(try bus.error { proxy.setProperty("Level", .string("9"), then: $0) } != nil)
    #expect(try bus.error { proxy.setProperty("Fixed", .string("x"), then: $0) } != nil)
    #expect(try bus.error { proxy.property("Missing", then: $0) } != nil)
    let broken = try bus.error { proxy.property("Broken", then: $0) }
    #expect(broken?.text == "Broken is 's' where 'u' is declared")
    #expect(echo.level == 9)
  }

  @Test("A changed property is told with its new value")
  func propertiesChanged() throws {
    var told: [[String: BusValue]] = []
    let slot = try proxy.onPropertiesChanged { told.append($0) }
    try bus.settle()
    echo.level = 5
    try echo.object?.propertiesChanged(["Level"])
    #expect(bus.turn { !told.isEmpty })
    #expect(told == [["Level": .int32(5)]])
    withExtendedLifetime(slot) {}
  }

  @Test("A signal reaches all who listen, or the one it is meant for, until they stop")
  func signals() throws {
    let other = try bus.connect()
    let otherProxy = try echo.proxy(from: other)
    var (heard, otherHeard): ([BusValue], [BusValue]) = ([], [])
    var slot: BusSlot? = try proxy.onSignal("Rang") { heard += (try? $0.arguments()) ?? [] }
    let otherSlot = try otherProxy.onSignal("Rang") { otherHeard += (try? $0.arguments()) ?? [] }
    try bus.settle()
    try echo.object?.emit("Rang", [.uint32(1)])
    try echo.object?.emit("Rang", [.uint32(2)], to: client.uniqueName)
    try bus.settle()
    #expect(slot != nil)
    slot = nil
    try echo.object?.emit("Rang", [.uint32(3)])
    try bus.settle()
    #expect(heard == [.uint32(1), .uint32(2)])
    #expect(otherHeard == [.uint32(1), .uint32(3)])
    withExtendedLifetime(otherSlot) {}
  }

  @Test("A signal is sent as declared or not at all")
  func undeclaredSignals() throws {
    let object = try #require(echo.object)
    #expect(throws: BusError.self) { try object.emit("Rang", [.string("1")]) }
    #expect(throws: BusError.self) { try object.emit("Sang") }
  }

  @Test("An object may vanish in its own method, and is gone then")
  func vanishing() throws {
    _ = try bus.result { proxy.call("Vanish", then: $0) }
    let error = try bus.error { proxy.call("Sender", then: $0) }
    #expect(error?.name == "org.freedesktop.DBus.Error.UnknownObject")
  }

  @Test("Names that D-Bus does not allow are refused when serving")
  func invalidNames() {
    let good = BusInterface("org.toccata.Test1")
    let bad = BusInterface("org.toccata.Test1", methods: [BusMethod("No way", handler: { _ in })])
    #expect(throws: BusError.self) { _ = try BusObject(good, at: "no/path", on: server) }
    #expect(throws: BusError.self) { _ = try BusObject(bad, at: "/path", on: server) }
    #expect(throws: BusError.self) {
      _ = try BusObject(BusInterface("nodots"), at: "/path", on: server)
    }
  }

  @Test("Introspection tells each method, property and signal with its names and types")
  func introspection() throws {
    let xml = try bus.result { proxy.introspect(then: $0) }
    for line in [
      "<interface name=\"org.toccata.Echo1\">", "<method name=\"Echo\">",
      "<arg type=\"v\" name=\"value\" direction=\"in\"/>",
      "<property name=\"Level\" type=\"i\" access=\"readwrite\">",
      "<property name=\"Fixed\" type=\"s\" access=\"read\">",
      "<signal name=\"Rang\">", "<arg type=\"u\" name=\"times\"/>",
    ] {
      #expect(xml.contains(line), "\(line)")
    }
  }
}
