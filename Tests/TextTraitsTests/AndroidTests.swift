import Testing

@testable import TextTraits

/// A row of reference 3.2: a field, and the keyboard that opens for it.
struct AndroidRow: CustomTestStringConvertible, Sendable {
  let field: AndroidField
  let keyboardType: KeyboardType?
  var isSecure = false

  var testDescription: String {
    "\(field.inputClass.rawValue) \(field.variation?.rawValue ?? "") \(field.flags.map(\.rawValue))"
  }

  static let all = [
    AndroidRow(field: AndroidField(.text), keyboardType: nil),
    AndroidRow(field: AndroidField(.text, imeFlags: [.forceASCII]), keyboardType: .asciiCapable),
    AndroidRow(
      field: AndroidField(.number, flags: [.signed]), keyboardType: .numbersAndPunctuation),
    AndroidRow(field: AndroidField(.datetime), keyboardType: .numbersAndPunctuation),
    AndroidRow(field: AndroidField(.text, .uri), keyboardType: .url),
    AndroidRow(field: AndroidField(.number), keyboardType: .numberPad),
    AndroidRow(
      field: AndroidField(.number, .numberPassword), keyboardType: .numberPad, isSecure: true),
    AndroidRow(
      field: AndroidField(.number, imeFlags: [.forceASCII]), keyboardType: .asciiCapableNumberPad),
    AndroidRow(field: AndroidField(.phone), keyboardType: .phonePad),
    AndroidRow(field: AndroidField(.text, .personName), keyboardType: .default),
    AndroidRow(field: AndroidField(.text, .emailAddress), keyboardType: .emailAddress),
    AndroidRow(field: AndroidField(.text, .webEmailAddress), keyboardType: .emailAddress),
    AndroidRow(field: AndroidField(.number, flags: [.decimal]), keyboardType: .decimalPad),
    AndroidRow(field: AndroidField(.text, .shortMessage), keyboardType: .twitter),
    AndroidRow(field: AndroidField(.text, .filter), keyboardType: .webSearch),
    AndroidRow(
      field: AndroidField(.text, .webEditText, action: .search), keyboardType: .webSearch),
    AndroidRow(field: AndroidField(.text, .webEditText, action: .go), keyboardType: nil),
    AndroidRow(
      field: AndroidField(.text, .password), keyboardType: .asciiCapable, isSecure: true),
    AndroidRow(
      field: AndroidField(.text, .visiblePassword), keyboardType: .asciiCapable, isSecure: true),
    AndroidRow(
      field: AndroidField(.text, .webPassword), keyboardType: .asciiCapable, isSecure: true),
    AndroidRow(field: AndroidField(.null), keyboardType: .asciiCapable),
  ]
}

@Suite("Android")
struct AndroidTests {
  @Test("Each input type opens its keyboard", arguments: AndroidRow.all)
  func keyboard(row: AndroidRow) {
    let traits = PartialTraits(android: row.field)
    #expect(traits.keyboardType == row.keyboardType)
    #expect(traits.completed.isSecureTextEntry == row.isSecure)
    #expect(traits.completed.isTerminal == (row.field.inputClass == .null))
  }

  @Test("A name has capitals and no correction")
  func personName() {
    let traits = PartialTraits(android: AndroidField(.text, .personName))
    #expect(traits.autocapitalizationType == .words)
    #expect(traits.autocorrectionType == .no)
  }

  @Test(
    "Decimal numbers have a sign only if they may",
    arguments: [
      ([.decimal], false), ([.decimal, .signed], true),
    ] as [(Set<AndroidInputFlag>, Bool)])
  func sign(flags: Set<AndroidInputFlag>, allowsSign: Bool) {
    let traits = PartialTraits(android: AndroidField(.number, flags: flags)).completed
    #expect(traits.keyboardType == .decimalPad)
    #expect(traits.allowsSign == allowsSign)
  }

  static let letterCases: [(Set<AndroidInputFlag>, AutocapitalizationType)] = [
    ([], .none), ([.capSentences], .sentences), ([.capWords], .words),
    ([.capCharacters], .allCharacters), ([.capSentences, .capWords], .words),
  ]

  @Test("Capitals are those of the flag, and without one there are none", arguments: letterCases)
  func capitals(flags: Set<AndroidInputFlag>, capitals: AutocapitalizationType) {
    #expect(
      PartialTraits(android: AndroidField(.text, flags: flags)).autocapitalizationType == capitals)
  }

  @Test(
    "Words are as the flags say",
    arguments: [
      ([], nil, nil), ([.autoCorrect], .yes, nil), ([.noSuggestions], .no, .no),
      ([.autoComplete], nil, .no), ([.autoComplete, .autoCorrect], .yes, .no),
      ([.noSuggestions, .autoCorrect], .no, .no),
    ] as [(Set<AndroidInputFlag>, TriState?, TriState?)])
  func words(flags: Set<AndroidInputFlag>, correction: TriState?, suggestions: TriState?) {
    let traits = PartialTraits(android: AndroidField(.text, flags: flags))
    #expect(traits.autocorrectionType == correction)
    #expect(traits.suggestionType == suggestions)
  }

  @Test("A text has lines only if it says so", arguments: [true, false])
  func lines(isMultiline: Bool) {
    let field = AndroidField(.text, flags: isMultiline ? [.multiLine] : [])
    #expect(PartialTraits(android: field).isMultiline == isMultiline)
  }

  @Test("What is not to be learned is private", arguments: [true, false])
  func learning(isPrivate: Bool) {
    let field = AndroidField(.text, imeFlags: isPrivate ? [.noPersonalizedLearning] : [])
    #expect(PartialTraits(android: field).completed.isPrivate == isPrivate)
  }

  @Test(
    "Each action has its return key",
    arguments: [
      ("IME_ACTION_UNSPECIFIED", .default), ("IME_ACTION_NONE", .default), ("IME_ACTION_GO", .go),
      ("IME_ACTION_SEARCH", .search), ("IME_ACTION_SEND", .send), ("IME_ACTION_NEXT", .next),
      ("IME_ACTION_DONE", .done), ("IME_ACTION_PREVIOUS", .default),
    ] as [(String, ReturnKeyType)])
  func action(name: String, type: ReturnKeyType) throws {
    let action = try #require(AndroidImeAction(rawValue: name))
    #expect(PartialTraits(android: AndroidField(.text, action: action)).returnKeyType == type)
    let newline = AndroidField(.text, action: action, imeFlags: [.noEnterAction])
    #expect(PartialTraits(android: newline).returnKeyType == .default)
  }

  @Test("The application's own label is kept, unless Return breaks the line")
  func label() {
    var field = AndroidField(.text, action: .send, actionLabel: "Pay")
    #expect(PartialTraits(android: field).completed.returnKeyLabel == "Pay")
    field.imeFlags = [.noEnterAction]
    #expect(PartialTraits(android: field).completed.returnKeyLabel == nil)
  }
}
