import Bus
import BusTestSupport
import Layouts
import Testing
import TextTraits
import Typing

@testable import KeyboardService

@Suite("Registered fields", .timeLimit(.minutes(1)))
@MainActor
struct FieldsControllerTests {
  private let stage: FieldsStage
  private let client: BusConnection

  init() throws {
    stage = try FieldsStage()
    client = try stage.bus.connect()
  }

  private func focusedField(_ traits: [String: BusValue] = [:]) throws -> BusProxy {
    let field = try stage.register(traits, from: client)
    try stage.call("Focus", field)
    stage.controller.fieldActive(true)
    return field
  }

  @Test func theFieldThatHasTheFocusSpeaks() throws {
    let field = try focusedField(["returnKeyType": .string("send")])
    #expect(stage.told.last??.traits.returnKeyType == .send)
    try stage.call("SetTraits", field, [.named(["isEmpty": .boolean(true)])])
    #expect(stage.told.last??.traits.returnKeyType == .send)
    #expect(stage.told.last??.traits.isEmpty == true)
    try stage.call("Blur", field)
    #expect(stage.waitForFarewell())
  }

  @Test func aFieldCanBeRegisteredWithTheFocus() throws {
    stage.controller.fieldActive(true)
    let field = try stage.register(
      ["returnKeyType": .string("send"), "isFirstResponder": .boolean(true)], from: client)
    #expect(stage.told.last??.traits.returnKeyType == .send)
    try stage.call("Blur", field)
    #expect(stage.waitForFarewell())
    _ = try stage.register(["isFirstResponder": .boolean(false)], from: client)
    #expect(stage.told.last == .some(nil))
  }

  @Test func fromOneFieldToTheNextNothingComesBetween() throws {
    let next = try stage.register(["returnKeyType": .string("done")], from: client)
    let field = try focusedField(["returnKeyType": .string("next")])
    try stage.call("Blur", field)
    try stage.call("Focus", next)
    stage.controller.fieldActive(false)
    stage.controller.fieldActive(true)
    #expect(stage.told.map { $0?.traits.returnKeyType } == [.next, .done])
  }

  @Test func anotherApplicationsFieldDoesNotBeginWithTheLastOnesWord() throws {
    let field = try focusedField(["isSecureTextEntry": .boolean(true)])
    try stage.call("Blur", field)
    stage.controller.fieldActive(false)
    stage.controller.fieldActive(true)
    #expect(stage.told.last == .some(nil))
  }

  @Test func aFieldWithoutTheFocusIsSilent() throws {
    let field = try stage.register(["returnKeyType": .string("send")], from: client)
    stage.controller.fieldActive(true)
    try stage.call("SetTraits", field, [.named(["isEmpty": .boolean(true)])])
    #expect(stage.told.isEmpty)
  }

  @Test func whatTheApplicationInFrontIsCalledDecides() throws {
    stage.controller.applicationInFront(.told(nil))
    _ = try focusedField(["applicationID": .string("org.example.a")])
    try stage.bus.settle()
    #expect(stage.told.isEmpty)
    stage.controller.applicationInFront(.told("org.example.a"))
    #expect(stage.told.count == 1)
    stage.controller.applicationInFront(.told("org.example.b"))
    #expect(stage.told.last == .some(nil))
  }

  @Test func whatHappensInTheFieldIsToldToItsClient() throws {
    var heard: [String] = []
    let slot = try client.onSignal(BusMatch(interface: FieldObject.interface)) { message in
      let arguments = (try? message.arguments()) ?? []
      heard.append("\(message.member) \(arguments.map(\.unwrapped))")
    }
    _ = try focusedField()
    let controller = stage.controller
    controller.edited(.insert("secret"))
    controller.edited(.key(KeyStroke(.tab)))
    controller.edited(.key(KeyStroke(.return)))
    controller.perform(.accessory(id: "bold", value: .isOn(true)))
    controller.perform(.inputViewKey(id: "sum"))
    controller.perform(.inputViewDismissed)
    controller.perform(.wordCompleted(CompletedWord("secret")))
    try stage.bus.settle()
    controller.fieldActive(false)
    controller.edited(.key(KeyStroke(.return)))
    try stage.bus.settle()
    #expect(
      heard == [
        "ReturnPressed []",
        "AccessoryActivated \([BusValue.string("bold"), .boolean(true)])",
        "InputViewKey \([BusValue.string("sum")])", "InputViewDismissed []",
      ])
    withExtendedLifetime(slot) {}
  }

  @Test func itsReturnIsToldWhenTheTextIsThere() throws {
    var heard: [String] = []
    let slot = try client.onSignal(BusMatch(interface: FieldObject.interface)) {
      heard.append($0.member)
    }
    _ = try focusedField()
    var waiting: [() -> Void] = []
    stage.controller.whenTyped = { waiting.append($0) }
    stage.controller.edited(.key(KeyStroke(.return)))
    // The field may have lost the focus by then: the return was its own all the same.
    stage.controller.fieldActive(false)
    try stage.bus.settle()
    #expect(heard.isEmpty && waiting.count == 1)
    waiting.first?()
    try stage.bus.settle()
    #expect(heard == ["ReturnPressed"])
    withExtendedLifetime(slot) {}
  }

  @Test func whoSpeaksAndWhetherAnybodyElseVouchesForItIsTold() throws {
    // What a client says of itself vouches for nothing.
    stage.controller.applicationInFront(.told("org.example.a"))
    _ = try focusedField(["applicationID": .string("org.example.a")])
    #expect(stage.told.last??.client == client.uniqueName)
    #expect(stage.told.last??.isIdentified == false)
  }

  @Test func onlyTheFieldThatHasTheFocusClicks() throws {
    let other = try stage.register(from: client)
    let field = try focusedField()
    try stage.call("PlayInputClick", other)
    #expect(stage.clicks == 0)
    try stage.call("PlayInputClick", field)
    #expect(stage.clicks == 1)
  }

  @Test func aFieldThatIsGivenUpIsSilent() throws {
    let field = try focusedField(["returnKeyType": .string("send")])
    try stage.call("Unregister", field)
    #expect(stage.waitForFarewell())
    #expect(stage.controller.count == 0)
  }

  @Test func theFieldsOfAClientGoWithIt() throws {
    do {
      // It is gone when nothing here holds its connection.
      let dying = try stage.bus.connect()
      for _ in 0..<9 { _ = try stage.register(from: dying) }
      try stage.call(
        "Focus", try stage.register(["isEmpty": .boolean(true)], from: dying))
      stage.controller.fieldActive(true)
      #expect(stage.told.last??.traits.isEmpty == true)
      _ = try stage.register(from: client)
      #expect(stage.controller.count == 11)
    }
    #expect(stage.bus.turn { stage.controller.count == 1 })
    #expect(stage.told.last == .some(nil))
  }
}
