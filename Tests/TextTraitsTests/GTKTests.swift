import Testing

@testable import TextTraits

@Suite("GTK")
struct GTKTests {
  @Test(
    "Each purpose opens its keyboard",
    arguments: [
      ("free-form", nil), ("alpha", .asciiCapable), ("digits", .numberPad), ("number", .decimalPad),
      ("phone", .phonePad), ("url", .url), ("email", .emailAddress), ("name", .default),
      ("password", .asciiCapable), ("pin", .numberPad), ("terminal", .asciiCapable),
    ] as [(String, KeyboardType?)])
  func purpose(nick: String, keyboardType: KeyboardType?) throws {
    let purpose = try #require(GTKInputPurpose(rawValue: nick))
    let traits = PartialTraits(gtk: purpose)
    #expect(traits.keyboardType == keyboardType)
    #expect(traits.completed.isSecureTextEntry == ["password", "pin"].contains(nick))
    #expect(traits.completed.isTerminal == (nick == "terminal"))
    #expect(traits.completed.allowsSign == (nick == "number"))
  }

  @Test("Each purpose has the name that text-input-v3 has", arguments: GTKInputPurpose.allCases)
  func name(purpose: GTKInputPurpose) {
    let name = purpose == .freeForm ? "normal" : purpose.rawValue
    #expect(purpose.textInputPurpose.rawValue == name)
  }

  @Test(
    "Each hint says what reference 3.4 has",
    arguments: [
      ("spellcheck", .saying(\.autocorrectionType, .yes).saying(\.spellCheckingType, .yes)),
      ("no-spellcheck", .saying(\.autocorrectionType, .no).saying(\.spellCheckingType, .no)),
      ("word-completion", .saying(\.suggestionType, .yes)),
      ("lowercase", .saying(\.autocapitalizationType, .none)),
      ("uppercase-chars", .saying(\.autocapitalizationType, .allCharacters)),
      ("uppercase-words", .saying(\.autocapitalizationType, .words)),
      ("uppercase-sentences", .saying(\.autocapitalizationType, .sentences)),
      ("inhibit-osk", .saying(\.providesOwnKeyboard, true)),
      ("vertical-writing", PartialTraits()),
      ("emoji", .saying(\.emojiType, .yes)),
      ("no-emoji", .saying(\.emojiType, .no)),
      ("private", .saying(\.isPrivate, true)),
    ] as [(String, PartialTraits)])
  func hint(nick: String, expected: PartialTraits) throws {
    let hint = try #require(GTKInputHint(rawValue: nick))
    #expect(PartialTraits(gtk: .freeForm, hints: [hint]) == expected)
  }

  @Test("Every hint has its place among the others")
  func precedence() {
    #expect(Set(GTKInputHint.byPrecedence) == Set(GTKInputHint.allCases))
    #expect(GTKInputHint.byPrecedence.count == GTKInputHint.allCases.count)
  }

  @Test("Of yes and no, no counts")
  func contradiction() {
    let traits = PartialTraits(
      gtk: .freeForm, hints: [.spellcheck, .noSpellcheck, .emoji, .noEmoji])
    #expect(traits.autocorrectionType == .no)
    #expect(traits.emojiType == .no)
  }

  @Test("A purpose counts before a hint")
  func purposeFirst() {
    let traits = PartialTraits(gtk: .email, hints: [.uppercaseSentences, .wordCompletion])
    #expect(traits.autocapitalizationType == AutocapitalizationType.none)
    #expect(traits.suggestionType == .no)
  }
}
