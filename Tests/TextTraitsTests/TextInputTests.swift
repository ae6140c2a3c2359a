import Testing

@testable import TextTraits

/// A row of reference 3.3: a purpose, and what to open for it.
struct PurposeRow: CustomTestStringConvertible, Sendable {
  let purpose: TextInputPurpose
  var hints: TextInputHints = []
  let keyboardType: KeyboardType?
  var capitals: AutocapitalizationType?
  var words: TriState?
  var isSecure = false
  var allowsSign = false
  var isTerminal = false

  var testDescription: String { "\(purpose) \(hints.map(\.rawValue).sorted())" }

  static let all = [
    PurposeRow(purpose: .normal, keyboardType: nil),
    PurposeRow(purpose: .normal, hints: [.latin], keyboardType: .asciiCapable),
    PurposeRow(purpose: .alpha, keyboardType: .asciiCapable),
    PurposeRow(
      purpose: .digits, keyboardType: .numberPad, capitals: AutocapitalizationType.none, words: .no),
    PurposeRow(
      purpose: .digits, hints: [.latin], keyboardType: .asciiCapableNumberPad,
      capitals: AutocapitalizationType.none, words: .no),
    PurposeRow(
      purpose: .number, keyboardType: .decimalPad, capitals: AutocapitalizationType.none,
      words: .no, allowsSign: true),
    PurposeRow(
      purpose: .phone, keyboardType: .phonePad, capitals: AutocapitalizationType.none, words: .no),
    PurposeRow(
      purpose: .url, keyboardType: .url, capitals: AutocapitalizationType.none, words: .no),
    PurposeRow(
      purpose: .email, keyboardType: .emailAddress, capitals: AutocapitalizationType.none,
      words: .no),
    PurposeRow(purpose: .name, keyboardType: .default, capitals: .words, words: .no),
    PurposeRow(
      purpose: .password, keyboardType: .asciiCapable, capitals: AutocapitalizationType.none,
      words: .no, isSecure: true),
    PurposeRow(
      purpose: .pin, keyboardType: .numberPad, capitals: AutocapitalizationType.none, words: .no,
      isSecure: true),
    PurposeRow(
      purpose: .pin, hints: [.latin], keyboardType: .asciiCapableNumberPad,
      capitals: AutocapitalizationType.none, words: .no, isSecure: true),
    PurposeRow(
      purpose: .date, keyboardType: .numbersAndPunctuation, capitals: AutocapitalizationType.none,
      words: .no),
    PurposeRow(
      purpose: .time, keyboardType: .numbersAndPunctuation, capitals: AutocapitalizationType.none,
      words: .no),
    PurposeRow(
      purpose: .datetime, keyboardType: .numbersAndPunctuation,
      capitals: AutocapitalizationType.none, words: .no),
    PurposeRow(
      purpose: .terminal, keyboardType: .asciiCapable, capitals: AutocapitalizationType.none,
      words: .no, isTerminal: true),
  ]
}

@Suite("Text input: purposes")
struct TextInputPurposeTraitsTests {
  @Test("Each purpose opens its keyboard", arguments: PurposeRow.all)
  func row(row: PurposeRow) {
    let traits = PartialTraits(textInput: row.purpose, hints: row.hints)
    #expect(traits.keyboardType == row.keyboardType)
    #expect(traits.autocapitalizationType == row.capitals)
    #expect(traits.autocorrectionType == row.words)
    #expect(traits.suggestionType == row.words)
    #expect(traits.completed.isSecureTextEntry == row.isSecure)
    #expect(traits.completed.allowsSign == row.allowsSign)
    #expect(traits.completed.isTerminal == row.isTerminal)
  }

  @Test("The table has every purpose")
  func complete() {
    #expect(Set(PurposeRow.all.map(\.purpose)) == Set(TextInputPurpose.allCases))
  }

  @Test(
    "What a purpose says counts before what Qt sends with everything",
    arguments: [
      .digits, .number, .phone, .url, .email, .name, .password, .pin, .date, .time, .datetime,
      .terminal,
    ] as [TextInputPurpose])
  func purposeBeforeHints(purpose: TextInputPurpose) {
    let alone = PartialTraits(textInput: purpose, hints: [])
    let withHints = PartialTraits(
      textInput: purpose, hints: [.completion, .spellcheck, .autoCapitalization])
    #expect(withHints.completed == alone.completed)
  }

  @Test("A field of letters leaves the rest to the hints")
  func alpha() {
    let traits = PartialTraits(textInput: .alpha, hints: [.uppercase, .completion])
    #expect(traits.keyboardType == .asciiCapable)
    #expect(traits.autocapitalizationType == .allCharacters)
    #expect(traits.suggestionType == .yes)
  }
}

@Suite("Text input: hints")
struct TextInputHintTraitsTests {
  @Test(
    "Each hint says what reference 3.4 has",
    arguments: [
      (.completion, .saying(\.suggestionType, .yes)),
      (.spellcheck, .saying(\.autocorrectionType, .yes).saying(\.spellCheckingType, .yes)),
      (.autoCapitalization, .saying(\.autocapitalizationType, .sentences)),
      (.lowercase, .saying(\.autocapitalizationType, .none)),
      (.uppercase, .saying(\.autocapitalizationType, .allCharacters)),
      (.titlecase, .saying(\.autocapitalizationType, .words)),
      (.sensitiveData, .saying(\.isSensitive, true).saying(\.isPrivate, true)),
      (.latin, .saying(\.keyboardType, .asciiCapable)),
      (.multiline, .saying(\.isMultiline, true)),
      (.onScreenInputProvided, .saying(\.providesOwnKeyboard, true)),
      (.noEmoji, .saying(\.emojiType, .no)),
      (.preeditShown, PartialTraits()),
    ] as [(TextInputHint, PartialTraits)])
  func row(hint: TextInputHint, expected: PartialTraits) {
    #expect(PartialTraits(textInput: .normal, hints: [hint]) == expected)
  }

  @Test(
    "Password, PIN, hidden text and sensitive data each make a field secret",
    arguments: [
      (.password, []), (.pin, []), (.normal, [.hiddenText]), (.normal, [.sensitiveData]),
      (.digits, [.hiddenText]), (.email, [.sensitiveData]),
    ] as [(TextInputPurpose, TextInputHints)])
  func secret(purpose: TextInputPurpose, hints: TextInputHints) {
    #expect(PartialTraits(textInput: purpose, hints: hints).completed.isSecret)
  }

  @Test("Without any of them it is not", arguments: TextInputPurpose.allCases)
  func notSecret(purpose: TextInputPurpose) {
    let hints = Set(TextInputHint.allCases).subtracting([.hiddenText, .sensitiveData])
    let isSecret = PartialTraits(textInput: purpose, hints: hints).completed.isSecret
    #expect(isSecret == [.password, .pin].contains(purpose))
  }

  @Test(
    "Hidden text is typed as it is, on the keys its purpose asks for",
    arguments: [
      (.normal, .asciiCapable), (.digits, .numberPad), (.email, .emailAddress),
    ] as [(TextInputPurpose, KeyboardType)])
  func hidden(purpose: TextInputPurpose, keyboardType: KeyboardType) {
    let traits = PartialTraits(
      textInput: purpose, hints: [.hiddenText, .autoCapitalization, .completion]
    ).completed
    #expect(traits.keyboardType == keyboardType)
    #expect(traits.autocapitalizationType == .none)
    #expect(traits.autocorrectionType == .no)
    #expect(traits.suggestionType == .no)
  }

  @Test(
    "A letter case that was chosen counts before automatic capitals",
    arguments: [
      (.lowercase, AutocapitalizationType.none), (.titlecase, .words), (.uppercase, .allCharacters),
    ] as [(TextInputHint, AutocapitalizationType)])
  func letterCase(hint: TextInputHint, capitals: AutocapitalizationType) {
    let traits = PartialTraits(
      textInput: .normal, hints: [.completion, .spellcheck, .autoCapitalization, hint])
    #expect(traits.autocapitalizationType == capitals)
  }

  @Test(
    "Latin letters do not make a special keyboard a plain one",
    arguments: [
      (.url, .url), (.email, .emailAddress), (.phone, .phonePad), (.number, .decimalPad),
      (.date, .numbersAndPunctuation), (.name, .asciiCapable),
    ] as [(TextInputPurpose, KeyboardType)])
  func latin(purpose: TextInputPurpose, keyboardType: KeyboardType) {
    #expect(PartialTraits(textInput: purpose, hints: [.latin]).keyboardType == keyboardType)
  }
}

/// What clients are known to send (reference 3.3, below the table).
@Suite("Text input: clients")
struct TextInputClientTests {
  @Test("GTK's entry without hints may be suggested upon and corrected")
  func gtk() {
    #expect(PartialTraits(textInput: .normal, hints: []) == PartialTraits())
  }

  @Test("Chromium's ordinary text, which never sends spellcheck, may be corrected")
  func chromium() {
    #expect(
      PartialTraits(textInput: .normal, hints: [.autoCapitalization])
        == .saying(\.autocapitalizationType, .sentences)
    )
  }

  @Test(
    "Firefox's letter case says nothing of words",
    arguments: [.titlecase, .uppercase] as [TextInputHint])
  func firefox(hint: TextInputHint) {
    let traits = PartialTraits(textInput: .normal, hints: [hint])
    #expect(traits.autocorrectionType == nil)
    #expect(traits.suggestionType == nil)
  }

  @Test("Qt's ordinary text is corrected, with capitals")
  func qt() {
    let traits = PartialTraits(
      textInput: .normal, hints: [.completion, .spellcheck, .autoCapitalization])
    #expect(traits.autocorrectionType == .yes)
    #expect(traits.suggestionType == .yes)
    #expect(traits.autocapitalizationType == .sentences)
  }

  @Test("Qt's text without automatic capitals has none")
  func qtWithoutCapitals() {
    let traits = PartialTraits(textInput: .normal, hints: [.completion, .spellcheck])
    #expect(traits.autocapitalizationType == AutocapitalizationType.none)
    #expect(traits.autocorrectionType == .yes)
  }

  @Test(
    "One of completion and spellcheck alone, as GTK may send it, says nothing of capitals",
    arguments: [
      .completion, .spellcheck,
    ] as [TextInputHint])
  func oneAlone(hint: TextInputHint) {
    #expect(PartialTraits(textInput: .normal, hints: [hint]).autocapitalizationType == nil)
  }

  @Test("Qt's password field is a password like GTK's")
  func qtPassword() {
    let qt = PartialTraits(textInput: .normal, hints: [.hiddenText, .sensitiveData])
    let gtk = PartialTraits(textInput: .password, hints: [.hiddenText, .sensitiveData])
    #expect(qt == gtk)
    #expect(qt.isSecureTextEntry == true)
  }

  @Test("Weston's PIN, which arrives as a password, is secret by number and by name")
  func weston() throws {
    let purpose = try #require(TextInputPurpose(textInputV1: 8))
    #expect(
      PartialTraits(textInput: purpose, hints: TextInputHints(textInputV1: 0xC0)).completed
        .isSecureTextEntry)
  }
}
