import Bus
import BusTestSupport
import Testing

@testable import ToccataClient

/// A field's traits, focus and signals, against a keyboard on a bus of the test's own.
@MainActor
@Suite struct TextInputFieldTests {
  private let keyboard: ServedKeyboard
  private let application: KeyboardConnection
  private let field: TextInputField

  init() throws {
    keyboard = try ServedKeyboard()
    application = try keyboard.application()
    field = TextInputField(application)
    let application = application
    #expect(keyboard.turn { application.isKeyboardRunning })
  }

  private func focus() throws -> ServedKeyboard.Field {
    field.becomeFirstResponder()
    #expect(keyboard.turn { keyboard.fields.first?.calls.contains("Focus") == true })
    try keyboard.settle()
    return try #require(keyboard.fields.first)
  }

  @Test("Of many fields those that had the focus last are registered")
  func many() throws {
    let others = (0..<KeyboardConnection.mostRegistered).map { _ in TextInputField(application) }
    _ = try focus()
    for other in others { other.becomeFirstResponder() }
    try keyboard.settle()
    #expect(keyboard.fields.count == KeyboardConnection.mostRegistered)
    // The first has made room, and takes the place of the second when it has the focus again.
    field.returnKeyType = .join
    field.becomeFirstResponder()
    try keyboard.settle()
    #expect(keyboard.fields.count == KeyboardConnection.mostRegistered)
    #expect(keyboard.fields.last?.traits["returnKeyType"] == .string("join"))
    withExtendedLifetime(others) {}
  }

  @Test("Traits go by UIKit's names; what was not set is not said")
  func traits() throws {
    field.keyboardType = .url
    field.returnKeyType = .go
    field.textContentType = .oneTimeCode
    field.isSecureTextEntry = true
    field.enablesReturnKeyAutomatically = true
    field.isEmpty = true
    field.autocapitalizationType = .allCharacters
    field.autocorrectionType = .no
    field.returnKeyLabel = "Pay"
    let registered = try focus()
    #expect(
      registered.traits == [
        "keyboardType": .string("URL"), "returnKeyType": .string("go"),
        "textContentType": .string("oneTimeCode"), "isSecureTextEntry": .boolean(true),
        "enablesReturnKeyAutomatically": .boolean(true), "isEmpty": .boolean(true),
        "autocapitalizationType": .string("allCharacters"), "autocorrectionType": .string("no"),
        "returnKeyLabel": .string("Pay"), "applicationID": .string("org.example.App"),
        "inputAccessoryView": .array(of: "a{sv}", []), "inputView": .array(of: "aa{sv}", []),
      ])
    #expect(field.keyboardType == .url && field.smartQuotesType == .default)
  }

  @Test("A change while the field has the focus is told alone and at once")
  func changes() throws {
    let registered = try focus()
    field.returnKeyType = .send
    field.returnKeyType = .send
    field.isEmpty = false
    field.returnKeyLabel = "Pay"
    field.returnKeyLabel = nil
    try keyboard.settle()
    #expect(
      registered.calls == [
        "Focus", "SetTraits returnKeyType", "SetTraits isEmpty", "SetTraits returnKeyLabel",
        "SetTraits returnKeyLabel",
      ])
    #expect(registered.traits["returnKeyLabel"] == .string(""))
  }

  @Test("Several changes can be one")
  func update() throws {
    let registered = try focus()
    field.update {
      $0.keyboardType = .emailAddress
      $0.inputAccessoryView = [AccessoryItem(.done)]
    }
    try keyboard.settle()
    #expect(registered.calls == ["Focus", "SetTraits inputAccessoryView keyboardType"])
  }

  @Test("An accessory bar and an input view go with all their parts")
  func views() throws {
    field.inputAccessoryView = [
      AccessoryItem(kind: .toggle, id: "bold", label: "B", value: .isOn(true)),
      AccessoryItem(kind: .segments, id: "unit", segments: ["cm", "in"], value: .index(1)),
      AccessoryItem(
        kind: .button, id: "sum", icon: .path("M0 0h2"), isEnabled: false, isProminent: true,
        value: .text("=SUM(")),
    ]
    field.inputView = InputView(rows: [
      [InputViewKey(id: "7", output: "7", width: 2, variants: ["⁷"])], [InputViewKey(id: "sum")],
    ])
    let traits = try focus().traits
    let items = try #require(traits["inputAccessoryView"]?.elements).compactMap(\.namedValues)
    #expect(items[0]["value"] == .boolean(true) && items[0]["label"] == .string("B"))
    #expect(items[1]["segments"] == .strings(["cm", "in"]) && items[1]["value"] == .int32(1))
    #expect(
      items[2] == [
        "kind": .string("button"), "id": .string("sum"), "label": .string(""),
        "icon": .string("M0 0h2"), "enabled": .boolean(false), "prominent": .boolean(true),
        "value": .string("=SUM("),
      ])
    let rows = try #require(traits["inputView"]?.elements)
    let key = try #require(rows.first?.elements?.first?.namedValues)
    #expect(rows.count == 2 && key["output"] == .string("7") && key["width"] == .double(2))
    #expect(key["variants"] == .strings(["⁷"]) && key["action"] == .string("character"))
  }

  @Test("What the keyboard tells of the field arrives, and only its own")
  func signals() throws {
    var heard: [String] = []
    field.onReturn = { heard.append("return") }
    field.onAccessory = { heard.append("\($0) \($1)") }
    field.onInputViewKey = { heard.append("key \($0)") }
    field.onInputViewDismissed = { heard.append("dismissed") }
    let registered = try focus()
    try keyboard.settle()
    try registered.object.returnPressed()
    try registered.object.accessoryActivated(id: "sum", value: .string(""))
    try registered.object.accessoryActivated(id: "bold", value: .boolean(true))
    try registered.object.accessoryActivated(id: "unit", value: .int32(1))
    try registered.object.accessoryActivated(id: "yes", value: .string("On my way"))
    try registered.object.inputViewKey(id: "sin")
    try registered.object.inputViewDismissed()
    try keyboard.settle()
    #expect(
      heard == [
        "return", "sum none", "bold isOn(true)", "unit index(1)", "yes text(\"On my way\")",
        "key sin", "dismissed",
      ])
  }

  @Test("Another program's signals are not believed")
  func impostor() throws {
    var heard = 0
    field.onReturn = { heard += 1 }
    let registered = try focus()
    try keyboard.settle()
    let name = try #require(application.bus.uniqueName)
    let impostor = try keyboard.bus.connect()
    let handlers = FieldHandlers(
      setTraits: { _ in }, focus: {}, blur: {}, unregister: {}, playInputClick: {})
    let object = try FieldObject(
      handlers, client: name, at: registered.object.path, on: impostor)
    try object.returnPressed()
    try keyboard.bus.settle()
    try keyboard.settle()
    #expect(heard == 0)
    try registered.object.returnPressed()
    try keyboard.settle()
    #expect(heard == 1)
  }

  @Test("One field of an application has the focus; the clicks go through it")
  func focusMoves() throws {
    let first = try focus()
    field.playInputClick()
    let other = TextInputField(application)
    other.becomeFirstResponder()
    #expect(!field.isFirstResponder && other.isFirstResponder)
    #expect(
      keyboard.turn { keyboard.fields.count == 2 && keyboard.fields.last?.calls == ["Focus"] })
    try keyboard.settle()
    field.resignFirstResponder()
    other.resignFirstResponder()
    field.becomeFirstResponder()
    try keyboard.settle()
    #expect(first.calls == ["Focus", "PlayInputClick", "Focus"])
    #expect(keyboard.fields.last?.calls == ["Focus", "Blur"])
    withExtendedLifetime(other) {}
  }

  @Test("A field that is dropped is given up, also before the keyboard has answered")
  func dropped() throws {
    var dying: TextInputField? = TextInputField(application)
    dying?.becomeFirstResponder()
    try keyboard.settle()
    #expect(keyboard.fields.count == 1)
    dying = nil
    try keyboard.settle()
    #expect(keyboard.fields.isEmpty)
    dying = TextInputField(application)
    dying?.becomeFirstResponder()
    dying = nil
    try keyboard.settle()
    #expect(keyboard.fields.isEmpty)
  }

  @Test("A refusal is told to the application")
  func refusal() throws {
    var problems: [String] = []
    field.onProblem = { problems.append($0.text) }
    keyboard.refusal = .invalid("keyboardType: there is no such")
    field.becomeFirstResponder()
    #expect(keyboard.turn { !problems.isEmpty })
    #expect(problems == ["keyboardType: there is no such"])
  }
}
