import Layouts
import TextTraits
import Testing
import Typing
import Wayland

@testable import KeyboardService

/// Which field has the focus and what it asks for. Numbers are those of text-input-v3.
@MainActor
@Suite struct FieldControllerTests {
  private let controller = FieldController()

  private func type(_ purpose: UInt32 = 0, hints: UInt32 = 0) -> ContentType {
    ContentType(dialect: .textInputV3, purpose: purpose, hints: hints)
  }

  private func focus(_ type: ContentType, text: SurroundingText? = nil) {
    controller.handle(.activated)
    controller.handle(.state(FieldState(contentType: type, surroundingText: text)))
  }

  @Test(
    "The purpose decides the keyboard",
    arguments: [
      (UInt32(0), KeyboardType.default), (2, .numberPad), (4, .phonePad), (6, .emailAddress),
    ])
  func purpose(number: UInt32, keyboardType: KeyboardType) {
    focus(type(number))
    #expect(controller.field?.traits.keyboardType == keyboardType)
    #expect(controller.field?.resolved.sources["keyboardType"] == (number == 0 ? nil : .textInput))
  }

  @Test(
    "Text of a secret field is not read",
    arguments: [
      (UInt32(8), UInt32(0)), (9, 0), (0, 0x40), (0, 0x80),
    ])
  func secret(purpose: UInt32, hints: UInt32) {
    controller.handle(.activated)
    #expect(!controller.mayRead(type(purpose, hints: hints)))
    #expect(controller.mayRead(type()))
  }

  @Test(
    "Nothing is deleted by request in browsers that reckon with an older text, nor is that believed",
    arguments: [
      ("firefox", false), ("firefox-esr", false), ("org.mozilla.firefox", false),
      ("org.mozilla.Thunderbird", false), ("firefoxy", true), ("org.gnome.TextEditor", true),
      ("", true),
    ])
  func lateDeletion(appID: String, deletes: Bool) throws {
    let text = try #require(SurroundingText(bytes: Array("see teh".utf8), cursor: 7, anchor: 7))
    focus(type(), text: text)
    controller.appID = appID
    #expect(controller.field?.capabilities.canDeleteText == deletes)
    #expect(controller.field?.capabilities.reportsReliably == deletes)
  }

  @Test(
    "Keys of an application's own stand where a secret is typed only if it is known whose they are",
    arguments: [(UInt32(0), false, true), (8, false, false), (8, true, true)])
  func secretInputView(purpose: UInt32, isIdentified: Bool, isShown: Bool) {
    var statement = FieldStatement()
    statement.inputView = InputView(rows: [[KeyDescription(id: "a", action: "report")]])
    statement.isIdentified = isIdentified
    controller.registered = statement
    focus(type(purpose))
    #expect((controller.field?.inputView != nil) == isShown)
    // Also where the application itself calls it secret later.
    statement.traits.isSecureTextEntry = true
    controller.registered = statement
    #expect((controller.field?.inputView != nil) == isIdentified)
  }

  @Test func whatWasSecretOnceStaysUnreadUntilTheFieldIsLeft() {
    focus(type(8))
    #expect(!controller.mayRead(type()))
    focus(type())
    #expect(controller.mayRead(type()))
  }

  @Test func anAppRuleAddsSecrecyAndTraits() {
    var traits = PartialTraits()
    traits.isSensitive = true
    controller.rules = AppRules([AppRule(app: AppPattern("org.example.safe"), traits: traits)])
    controller.appID = "org.example.safe"
    focus(type())
    #expect(controller.field?.traits.isSecret == true)
    #expect(!controller.mayRead(type()))
  }

  @Test("Whether the field is empty is seen in its reports, where a return key waits for it")
  func emptiness() throws {
    let none = try #require(SurroundingText(bytes: [], cursor: 0, anchor: 0))
    let some = try #require(SurroundingText(bytes: Array("a".utf8), cursor: 1, anchor: 1))
    focus(type(), text: none)
    #expect(controller.field?.traits.isEmpty == nil)
    var traits = PartialTraits()
    traits.enablesReturnKeyAutomatically = true
    controller.rules = AppRules([AppRule(app: AppPattern("org.example.chat"), traits: traits)])
    controller.appID = "org.example.chat"
    #expect(controller.field?.traits.isEmpty == true)
    controller.handle(.state(FieldState(contentType: type(), surroundingText: some)))
    #expect(controller.field?.traits.isEmpty == false)
    // The next field has reported nothing yet, and so counts as not empty.
    focus(type())
    #expect(controller.field?.traits.isEmpty == nil)
  }

  @Test func focusChangeAndLossAreTold() {
    var told: [String] = []
    controller.onFocus = { told.append($0 == nil ? "left" : "focus") }
    controller.onChange = { _ in told.append("change") }
    focus(type())
    controller.handle(.state(FieldState(contentType: type(6))))
    controller.handle(.deactivated)
    #expect(told == ["focus", "change", "left"])
  }

  /// What GTK and Firefox send for a tap on the field that has the focus already.
  @Test func theSameTextAgainIsATapAndAnotherTextIsNone() throws {
    var taps = 0
    controller.onStateAgain = { taps += 1 }
    let text = try #require(SurroundingText(bytes: Array("one".utf8), cursor: 3, anchor: 3))
    let moved = try #require(SurroundingText(bytes: Array("one".utf8), cursor: 0, anchor: 0))
    let other = try #require(SurroundingText(bytes: Array("two".utf8), cursor: 3, anchor: 3))
    focus(type(), text: text)
    #expect(taps == 0)
    controller.handle(.state(FieldState(contentType: type(), surroundingText: moved)))
    #expect(taps == 1)
    // The application completes or formats what is in it.
    controller.handle(.state(FieldState(contentType: type(), surroundingText: other)))
    #expect(taps == 1)
    controller.handle(
      .state(
        FieldState(contentType: type(), surroundingText: other, changeCause: .inputMethod)))
    #expect(taps == 1)
  }

  @Test func aReportIsHandedOnWithItsCaret() throws {
    var reports: [EditorReport] = []
    controller.onReport = { reports.append($0) }
    let text = try #require(SurroundingText(bytes: Array("añb".utf8), cursor: 3, anchor: 1))
    focus(type(), text: text)
    #expect(reports == [EditorReport(text: "añb", cursor: 3, anchor: 1, isOthersDoing: true)])
    #expect(controller.field?.capabilities.hasSurroundingText == true)
  }

  @Test func aChoiceOfKeysIsRememberedForTheAppAndTheKindOfField() {
    controller.appID = "org.example.bank"
    focus(type(2))
    controller.choose(.letters)
    focus(type(2))
    #expect(controller.field?.keyboardChoice == .letters)
    focus(type(4))
    #expect(controller.field?.keyboardChoice == .asked)
  }

  @Test func aChoiceCountsWhenTheAppIsToldAfterTheField() {
    controller.choices["org.example.bank", .numberPad] = .letters
    focus(type(2))
    #expect(controller.field?.keyboardChoice == .asked)
    controller.appID = "org.example.bank"
    #expect(controller.field?.keyboardChoice == .letters)
  }

  @Test func theApplicationsOwnWordWinsAndIsNamedAsTheSource() {
    focus(type(6))
    var statement = FieldStatement()
    statement.traits.keyboardType = .numberPad
    statement.traits.returnKeyType = .join
    statement.accessoryItems = [AccessoryItem(kind: .spacer)]
    controller.registered = statement
    #expect(controller.field?.traits.keyboardType == .numberPad)
    #expect(controller.field?.traits.returnKeyType == .join)
    #expect(controller.field?.resolved.sources["keyboardType"] == .registeredField)
    #expect(controller.field?.accessoryItems == statement.accessoryItems)
    controller.registered = nil
    #expect(controller.field?.traits.keyboardType == .emailAddress)
    #expect(controller.field?.accessoryItems == [])
  }

  @Test func theApplicationsOwnWordAddsSecrecyAndTakesNoneAway() {
    var statement = FieldStatement()
    statement.traits.isSecureTextEntry = false
    controller.registered = statement
    focus(type(8))
    #expect(controller.field?.traits.isSecret == true)
    focus(type())
    #expect(controller.field?.traits.isSecret == false)
    statement.traits.isSecureTextEntry = true
    controller.registered = statement
    #expect(controller.field?.traits.isSecret == true)
    #expect(!controller.mayRead(type()))
    // What was secret once stays so until the field is left.
    controller.registered = nil
    #expect(controller.field?.traits.isSecret == true)
  }

  @Test func theAccessibleObjectRefinesWhatTheProtocolSaysAndTheApplicationRefinesThat() {
    focus(type(0))
    var accessible = PartialTraits()
    accessible.returnKeyType = .search
    accessible.placeholder = "Find"
    controller.accessibility = accessible
    #expect(controller.field?.traits.returnKeyType == .search)
    #expect(controller.field?.resolved.sources["returnKeyType"] == .accessibility)
    var statement = FieldStatement()
    statement.traits.returnKeyType = .go
    controller.registered = statement
    #expect(controller.field?.traits.returnKeyType == .go)
    #expect(
      controller.field?.resolved.sources
        == ["returnKeyType": .registeredField, "placeholder": .accessibility])
    controller.accessibility = nil
    #expect(controller.field?.traits.placeholder == nil)
  }

  @Test func activationIsToldBeforeTheFieldIs() {
    var told: [String] = []
    controller.onActive = { told.append($0 ? "active" : "inactive") }
    controller.onFocus = { told.append($0 == nil ? "left" : "focus") }
    focus(type())
    controller.handle(.deactivated)
    #expect(told == ["active", "focus", "inactive", "left"])
  }
}
