import Testing

@testable import TextTraits

/// The rows of reference 1.4, 3.1, 3.3 and 5.6 on words, as a field with only that statement has them.
@Suite("Words in a field")
struct WordPermissionsTests {
  private static let words: Set<FieldPermissions.Part> = [
    .suggestions, .correction, .inlinePrediction,
  ]

  /// Which of the parts about words are allowed where one source alone speaks.
  private func allowed(_ statement: PartialTraits) -> Set<FieldPermissions.Part> {
    let traits = TraitsResolver.resolve([.registeredField: statement]).traits
    return Self.words.filter(FieldPermissions(traits).allows)
  }

  @Test("The meaning of the text has the column of reference 3.1", arguments: ContentTypeRow.all)
  func meaning(row: ContentTypeRow) throws {
    let type = try #require(TextContentType(name: row.name))
    #expect(allowed(.saying(\.textContentType, type)) == (row.words == .yes ? Self.words : []))
  }

  @Test("Each purpose has the column of reference 3.3", arguments: PurposeRow.all)
  func purpose(row: PurposeRow) {
    let isLeftToHints = row.words == nil
    for hints in [row.hints, row.hints.union([.completion, .spellcheck, .autoCapitalization])] {
      #expect(
        allowed(PartialTraits(textInput: row.purpose, hints: hints))
          == (isLeftToHints ? Self.words : []))
    }
  }

  /// A field that is a web or an e-mail address has no words at all, in every dialect: only a field
  /// that wants no more than the keys of one keeps the bar (reference 1.4, the note below the table).
  static let addresses: [(String, PartialTraits)] = [
    ("purpose url", PartialTraits(textInput: .url)),
    ("purpose email", PartialTraits(textInput: .email)),
    ("GTK, word completion", PartialTraits(gtk: .url, hints: [.wordCompletion, .spellcheck])),
    ("GTK, e-mail", PartialTraits(gtk: .email)),
    ("Qt", PartialTraits(qt: [.urlCharactersOnly])),
    ("Qt, e-mail", PartialTraits(qt: [.emailCharactersOnly])),
    ("Android", PartialTraits(android: AndroidField(.text, .uri))),
    ("Android, e-mail", PartialTraits(android: AndroidField(.text, .emailAddress))),
    ("HTML", PartialTraits(html: HTMLField(.input, ["type": "url"]))),
    ("HTML, e-mail", PartialTraits(html: HTMLField(.input, ["type": "email"]))),
    ("HTML, autocomplete", PartialTraits(html: HTMLField(.input, ["autocomplete": "url"]))),
  ]

  @Test("An address has no words, whatever its dialect", arguments: addresses)
  func address(name: String, statement: PartialTraits) {
    #expect(allowed(statement).isEmpty, "\(name)")
    let permissions = FieldPermissions(TraitsResolver.resolve([.registeredField: statement]).traits)
    for part in [
      .learning, .textReplacement, .doubleSpacePeriod, .automaticCapitals,
    ] as [FieldPermissions.Part] {
      #expect(!permissions.allows(part), "\(name): \(part)")
    }
  }

  @Test(
    "The keys of an address alone keep the bar, but neither correct nor predict",
    arguments: [KeyboardType.url, .emailAddress])
  func keysOfAddress(type: KeyboardType) {
    #expect(allowed(.saying(\.keyboardType, type)) == [.suggestions])
  }

  @Test(
    "The types that autocorrect are those of reference 5.6; the bar is on all but pads",
    arguments: KeyboardType.allCases)
  func keyboardType(type: KeyboardType) {
    let allowed = allowed(.saying(\.keyboardType, type))
    #expect(
      allowed.contains(.correction) == [.default, .asciiCapable, .twitter].contains(type))
    #expect(
      allowed.contains(.suggestions)
        == ![.numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad].contains(type))
  }
}
