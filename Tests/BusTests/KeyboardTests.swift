import Bus
import BusTestSupport
import Glibc
import Testing

@Suite("The keyboard on the bus")
@MainActor
struct KeyboardTests {
  let bus: PrivateBus
  let server: BusConnection
  let connection: BusConnection
  let client: KeyboardClient
  let stage: KeyboardStage

  init() throws {
    bus = try PrivateBus()
    (server, connection) = (try bus.connect(), try bus.connect())
    client = KeyboardClient(connection)
    stage = try KeyboardStage(on: server)
    guard bus.turn(until: { [stage] in stage.ownsName }) else { throw TestFailure("no name") }
  }

  /// The keyboard as any program sees it.
  private var proxy: BusProxy {
    BusProxy(
      connection, destination: KeyboardNames.service, path: KeyboardNames.path,
      interface: KeyboardNames.interface)
  }

  @Test("It is shown and hidden, and says so")
  func visibility() throws {
    #expect(try bus.result { client.isVisible(then: $0) } == false)
    try bus.result { client.show(then: $0) }
    #expect(try bus.result { client.isVisible(then: $0) } == true)
    let frame = KeyboardFrame(x: 0, y: 531, width: 390, height: 313)
    #expect(try bus.result { client.frame(then: $0) } == frame)
    try bus.result { client.hide(then: $0) }
    #expect(try bus.result { client.isVisible(then: $0) } == false)
  }

  @Test("It is told that learned words were forgotten, and nothing of the words")
  func reload() throws {
    try bus.result { client.reloadLearnedWords(then: $0) }
    #expect(stage.reloads == 1)
  }

  @Test("Status and keys are what the keyboard says, and its error is the caller's")
  func reports() throws {
    #expect(try bus.result { client.status(then: $0) } == "{\"visible\": false}")
    let error = try bus.error { client.keys(then: $0) }
    #expect(error == .failed("no keyboard is laid out"))
  }

  @Test("Text goes by descriptor, and the answer comes when it is typed")
  func typeText() throws {
    let pipe = try Pipe()
    defer { close(pipe.writing) }
    var answered = false
    client.typeText(BusDescriptor(owning: pipe.reading)) { _ in answered = true }
    #expect(bus.turn { stage.typing.count == 1 })
    #expect(!answered)
    let text = "wörld 👋🏽"
    #expect(write(pipe.writing, text, text.utf8.count) == text.utf8.count)
    #expect(stage.typing[0].text(bytes: text.utf8.count) == text)
    stage.typing[0].call.reply()
    #expect(bus.turn { answered })
  }

  @Test("A monitor of the bus sees that text is typed, not which")
  func monitor() throws {
    let secret = "correct-horse-battery"
    let monitor = try ChildProcess(["dbus-monitor", "--address", bus.address])
    // Its first lines tell that it listens.
    var seen = ""
    while !seen.contains("NameLost") { seen += try monitor.line() + "\n" }
    let pipe = try Pipe()
    #expect(write(pipe.writing, secret, secret.utf8.count) == secret.utf8.count)
    close(pipe.writing)
    client.typeText(BusDescriptor(owning: pipe.reading)) { _ in }
    #expect(bus.turn { stage.typing.count == 1 })
    #expect(stage.typing[0].text(bytes: secret.utf8.count) == secret)
    stage.typing[0].call.reply()
    _ = try bus.result { client.status(then: $0) }
    while !seen.contains("visible") { seen += try monitor.line() + "\n" }
    #expect(seen.contains("TypeText"))
    #expect(!seen.contains(secret))
  }

  @Test("A field is registered for its own client, with its traits")
  func registerField() throws {
    let traits: [String: BusValue] = [
      "keyboardType": .string("emailAddress"), "isSecureTextEntry": .boolean(true),
      "inputAccessoryView": .array(of: "a{sv}", [.named(["kind": .string("button")])]),
    ]
    let answer = try bus.result { proxy.call("RegisterField", [.named(traits)], then: $0) }
    #expect(answer == [.objectPath("/org/toccata/Keyboard/field/1")])
    #expect(stage.fields.count == 1)
    #expect(stage.fields.first?.client == connection.uniqueName)
    #expect(stage.fields.first?.traits == traits)
  }

  @Test("Moves are told before and after, with where from and where to")
  func frames() throws {
    var (will, did): ([FrameChange], [FrameChange]) = ([], [])
    var languages: [BusValue] = []
    let slots = try client.onFrameChange(will: { will.append($0) }, did: { did.append($0) })
    let language = try proxy.onSignal("LanguageChanged") {
      languages += (try? $0.arguments()) ?? []
    }
    try bus.settle()
    let change = FrameChange(
      phase: .show, begin: KeyboardFrame(x: 0, y: 844, width: 390, height: 0),
      end: KeyboardFrame(x: 0, y: 531, width: 390, height: 313), output: "DSI-1", duration: 0.25,
      curve: "easeInOut")
    try stage.object.frameWillChange(change)
    #expect(bus.turn { will == [change] })
    #expect(did.isEmpty)
    try stage.object.frameDidChange(change)
    try stage.object.languageChanged("de")
    #expect(bus.turn { did == [change] && languages == [.string("de")] })
    withExtendedLifetime((slots, language)) {}
  }

  @Test("Visible and Frame are told with the beginning of a move")
  func changedProperties() throws {
    var told: [[String: BusValue]] = []
    let slot = try proxy.onPropertiesChanged { told.append($0) }
    try bus.settle()
    stage.isVisible = true
    let (hidden, shown) = (
      KeyboardFrame(x: 0, y: 844, width: 0, height: 0),
      KeyboardFrame(x: 0, y: 531, width: 390, height: 313)
    )
    let change = FrameChange(
      phase: .show, begin: hidden, end: shown, output: "DSI-1", duration: 0.25, curve: "easeOut")
    try stage.object.frameWillChange(change)
    try stage.object.frameDidChange(change)
    try bus.settle()
    #expect(told == [["Visible": .boolean(true), "Frame": shown.value]])
    withExtendedLifetime(slot) {}
  }

  @Test("Moves that somebody else tells a client are not believed")
  func foreignFrames() throws {
    let client = try #require(connection.uniqueName)
    let fake = try BusObject(
      BusInterface(
        KeyboardNames.interface,
        signals: [BusSignal("FrameDidChange", [BusArgument("change", "a{sv}")])]),
      at: "/org/toccata/Keyboard", on: try bus.connect())
    var told: [FrameChange] = []
    let slots = try self.client.onFrameChange(
      will: { told.append($0) }, did: { told.append($0) })
    try bus.settle()
    let frame = KeyboardFrame(x: 0, y: 0, width: 1, height: 1)
    let change = FrameChange(
      phase: .move, begin: frame, end: frame, output: "", duration: 0, curve: "linear")
    try fake.emit("FrameDidChange", [change.value], to: client)
    try bus.settle()
    #expect(told.isEmpty)
    try stage.object.frameDidChange(change)
    try bus.settle()
    #expect(told == [change])
    withExtendedLifetime(slots) {}
  }

  @Test(
    "A change that lacks something or has it of another type is none",
    arguments: ["phase", "begin", "end", "output", "duration", "curve"])
  func brokenChanges(key: String) {
    let frame = KeyboardFrame(x: 0, y: 0, width: 1, height: 1)
    let change = FrameChange(
      phase: .move, begin: frame, end: frame, output: "A", duration: 0, curve: "linear")
    var values = change.value.namedValues ?? [:]
    #expect(FrameChange(.named(values)) == change)
    values[key] = .byte(1)
    #expect(FrameChange(.named(values)) == nil)
    values[key] = nil
    #expect(FrameChange(.named(values)) == nil)
  }

  @Test("Phosh shows and hides it by its own interface")
  func onScreenKeyboard() throws {
    var visible = false
    let object = try OnScreenKeyboardObject(
      setVisible: { visible = $0 }, isVisible: { visible }, on: server)
    let name = try BusName("sm.puri.OSK0", on: server) { _ in }
    let proxy = BusProxy(
      connection, destination: "sm.puri.OSK0", path: "/sm/puri/OSK0", interface: "sm.puri.OSK0")
    var told: [[String: BusValue]] = []
    let slot = try proxy.onPropertiesChanged { told.append($0) }
    try bus.settle()
    _ = try bus.result { proxy.call("SetVisible", [.boolean(true)], then: $0) }
    #expect(visible)
    #expect(try bus.result { proxy.property("Visible", then: $0) } == .boolean(true))
    try object.visibleChanged()
    #expect(bus.turn { told == [["Visible": .boolean(true)]] })
    withExtendedLifetime((slot, name)) {}
  }

  @Test("Where no keyboard runs, every verb says that the service is missing")
  func noKeyboard() throws {
    let empty = try PrivateBus()
    let client = KeyboardClient(try empty.connect())
    let null = BusDescriptor(owning: open("/dev/null", O_RDONLY))
    for error in [
      try empty.error { client.show(then: $0) }, try empty.error { client.hide(then: $0) },
      try empty.error { client.status(then: $0) }, try empty.error { client.keys(then: $0) },
      try empty.error { client.typeText(null, then: $0) },
    ] {
      #expect(error?.isServiceMissing == true)
    }
  }
}
