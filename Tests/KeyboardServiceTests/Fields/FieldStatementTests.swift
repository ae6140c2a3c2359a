import Bus
import Layouts
import Testing
import TextTraits

@testable import KeyboardService

@Suite("What an application says of its field")
struct FieldStatementTests {
  private var statement = FieldStatement()

  /// Every trait key of the documented table, with a value it can have.
  static let documented: [(String, BusValue, PartialKeyPath<TextInputTraits> & Sendable)] = [
    ("keyboardType", .string("emailAddress"), \.keyboardType),
    ("returnKeyType", .string("send"), \.returnKeyType),
    ("returnKeyLabel", .string("Pay"), \.returnKeyLabel),
    ("enablesReturnKeyAutomatically", .boolean(true), \.enablesReturnKeyAutomatically),
    ("isEmpty", .boolean(true), \.isEmpty),
    ("textContentType", .string("oneTimeCode"), \.textContentType),
    ("autocapitalizationType", .string("words"), \.autocapitalizationType),
    ("autocorrectionType", .string("no"), \.autocorrectionType),
    ("spellCheckingType", .string("no"), \.spellCheckingType),
    ("smartQuotesType", .string("no"), \.smartQuotesType),
    ("smartDashesType", .string("yes"), \.smartDashesType),
    ("smartInsertDeleteType", .string("yes"), \.smartInsertDeleteType),
    ("inlinePredictionType", .string("yes"), \.inlinePredictionType),
    ("keyboardAppearance", .string("dark"), \.keyboardAppearance),
    ("isSecureTextEntry", .boolean(true), \.isSecureTextEntry),
    ("passwordRules", .string("minlength: 12;"), \.passwordRules),
    ("savesPassword", .boolean(true), \.savesPassword),
    ("placeholder", .string("Your name"), \.placeholder),
  ]

  @Test("Each documented trait arrives under its name", arguments: documented)
  mutating func trait(
    name: String, value: BusValue, path: PartialKeyPath<TextInputTraits> & Sendable
  ) throws {
    try statement.apply([name: value])
    #expect(statement.traits.names == [name])
    let arrived = statement.traits.completed[keyPath: path]
    #expect("\(arrived)" != "\(TextInputTraits()[keyPath: path])")
  }

  @Test mutating func valuesArriveAsTheyAreMeant() throws {
    try statement.apply([
      "keyboardType": .string("URL"), "returnKeyLabel": .string("Pay 5 €"),
      "isEmpty": .boolean(false), "textContentType": .string("newPassword"),
    ])
    #expect(statement.traits.keyboardType == .url)
    #expect(statement.traits.returnKeyLabel == "Pay 5 €")
    #expect(statement.traits.isEmpty == false)
    #expect(statement.traits.textContentType == .newPassword)
  }

  @Test mutating func whatIsNotNamedStaysAndAnEmptyStringTakesBack() throws {
    try statement.apply(["keyboardType": .string("URL"), "returnKeyType": .string("go")])
    try statement.apply(["returnKeyType": .string("")])
    #expect(statement.traits.keyboardType == .url)
    #expect(statement.traits.names == ["keyboardType"])
  }

  @Test mutating func aNameThatALaterKeyboardMayKnowIsPassedOver() throws {
    try statement.apply(["writingToolsBehavior": .string("none"), "isEmpty": .boolean(true)])
    #expect(statement.traits.names == ["isEmpty"])
  }

  /// Values that cannot be, and what the error says of each.
  static let wrong: [(String, BusValue, String)] = [
    ("keyboardType", .string("emial"), "keyboardType: there is no keyboard type “emial”"),
    ("keyboardType", .boolean(true), "keyboardType: must be a string"),
    ("keyboardType", .int32(7), "keyboardType: must be a string or a boolean, not 'i'"),
    ("returnKeyType", .string("sned"), "returnKeyType: "),
    ("isEmpty", .string("yes"), "isEmpty: must be a boolean"),
    ("autocorrectionType", .string("maybe"), "autocorrectionType: "),
    (
      "returnKeyLabel", .string(String(repeating: "ä", count: 65)),
      "returnKeyLabel: has more than 128 bytes"
    ),
    ("returnKeyLabel", .string("two\nlines"), "returnKeyLabel: must be one line"),
    (
      "placeholder", .string(String(repeating: "x", count: 1 << 20)),
      "placeholder: has more than 1024 bytes"
    ),
    ("applicationID", .int32(1), "applicationID: must be a string, not 'i'"),
    (
      "applicationID", .string(String(repeating: "x", count: 256)),
      "applicationID: has more than 255 bytes"
    ),
    ("inputView", .strings(["a"]), "inputView: must be 'aaa{sv}', not 'as'"),
    ("inputAccessoryView", .string("bar"), "inputAccessoryView: must be 'aa{sv}', not 's'"),
  ]

  @Test("A value that cannot be is an error that names it and costs nothing else", arguments: wrong)
  mutating func wrongValue(name: String, value: BusValue, text: String) throws {
    try statement.apply(["returnKeyType": .string("go")])
    let before = statement
    let error = #expect(throws: BusError.self) {
      try statement.apply(["enablesReturnKeyAutomatically": .boolean(true), name: value])
    }
    #expect(error?.name == "org.freedesktop.DBus.Error.InvalidArgs")
    #expect(error?.text.hasPrefix(text) == true, "\(error?.text ?? "")")
    #expect(statement == before)
  }
}
