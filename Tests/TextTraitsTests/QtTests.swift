import Testing

@testable import TextTraits

@Suite("Qt")
struct QtTests {
  /// What hints ask for, without the return key that every Qt field has.
  func traits(_ names: String...) throws -> PartialTraits {
    let hints = try names.map { try #require(QtInputMethodHint(rawValue: $0)) }
    var traits = PartialTraits(qt: Set(hints))
    traits.returnKeyType = nil
    return traits
  }

  @Test(
    "Each hint opens the keyboard of reference 3.2",
    arguments: [
      ("ImhLatinOnly", .asciiCapable), ("ImhPreferLatin", .asciiCapable),
      ("ImhPreferNumbers", .numbersAndPunctuation), ("ImhDate", .numbersAndPunctuation),
      ("ImhTime", .numbersAndPunctuation), ("ImhUrlCharactersOnly", .url),
      ("ImhDigitsOnly", .numberPad), ("ImhDialableCharactersOnly", .phonePad),
      ("ImhEmailCharactersOnly", .emailAddress), ("ImhFormattedNumbersOnly", .decimalPad),
      ("ImhHiddenText", .asciiCapable), ("ImhMultiLine", nil), ("ImhSensitiveData", nil),
    ] as [(String, KeyboardType?)])
  func keyboard(name: String, keyboardType: KeyboardType?) throws {
    #expect(try traits(name).keyboardType == keyboardType)
  }

  @Test(
    "Digits with Latin letters only are ASCII digits",
    arguments: ["ImhLatinOnly", "ImhPreferLatin"])
  func asciiDigits(latin: String) throws {
    #expect(try traits("ImhDigitsOnly", latin).keyboardType == .asciiCapableNumberPad)
  }

  @Test("Formatted numbers may have a sign")
  func sign() throws {
    #expect(try traits("ImhFormattedNumbersOnly").allowsSign == true)
  }

  @Test(
    "Each hint about letters and words says what reference 3.4 has",
    arguments: [
      ("ImhNoAutoUppercase", .saying(\.autocapitalizationType, .none)),
      ("ImhPreferLowercase", .saying(\.autocapitalizationType, .none)),
      ("ImhLowercaseOnly", .saying(\.autocapitalizationType, .none)),
      ("ImhPreferUppercase", .saying(\.autocapitalizationType, .allCharacters)),
      ("ImhUppercaseOnly", .saying(\.autocapitalizationType, .allCharacters)),
      (
        "ImhNoPredictiveText",
        .saying(\.autocorrectionType, .no).saying(\.suggestionType, .no)
          .saying(\.spellCheckingType, .no)
      ),
      ("ImhSensitiveData", .saying(\.isSensitive, true).saying(\.isPrivate, true)),
      ("ImhMultiLine", .saying(\.isMultiline, true)),
    ] as [(String, PartialTraits)])
  func hint(name: String, expected: PartialTraits) throws {
    #expect(try traits(name) == expected)
  }

  @Test("No hint leaves capitals and words as they are by default")
  func noHints() throws {
    #expect(try traits() == PartialTraits())
  }

  @Test("A password field is secret, and typed as it is")
  func password() throws {
    let field = try traits("ImhHiddenText", "ImhSensitiveData").completed
    #expect(field.isSecureTextEntry)
    #expect(field.isSensitive)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
  }

  @Test("A PIN is a secret number pad")
  func pin() throws {
    let field = try traits("ImhHiddenText", "ImhDigitsOnly").completed
    #expect(field.keyboardType == .numberPad)
    #expect(field.isSecureTextEntry)
  }

  @Test("Capitals that are preferred are not those that turn themselves on")
  func preferredCapitals() throws {
    #expect(
      try traits("ImhNoAutoUppercase", "ImhPreferUppercase").autocapitalizationType
        == .allCharacters)
  }

  @Test("Every hint but the Latin ones has its place among the others")
  func precedence() {
    let placed = QtInputMethodHint.byPrecedence
    #expect(Set(placed) == Set(QtInputMethodHint.allCases).subtracting([.latinOnly, .preferLatin]))
    #expect(placed.count == Set(placed).count)
  }

  @Test(
    "Each enter key has its return key, on one line and on many",
    arguments: [
      ("EnterKeyDefault", .done, .default), ("EnterKeyReturn", .default, .default),
      ("EnterKeyDone", .done, .done), ("EnterKeyGo", .go, .go), ("EnterKeySend", .send, .send),
      ("EnterKeySearch", .search, .search), ("EnterKeyNext", .next, .next),
      ("EnterKeyPrevious", .default, .default),
    ] as [(String, ReturnKeyType, ReturnKeyType)])
  func enterKey(name: String, onOneLine: ReturnKeyType, onMany: ReturnKeyType) throws {
    let key = try #require(QtEnterKeyType(rawValue: name))
    #expect(PartialTraits(qt: [], enterKey: key).returnKeyType == onOneLine)
    #expect(PartialTraits(qt: [.multiLine], enterKey: key).returnKeyType == onMany)
  }
}
