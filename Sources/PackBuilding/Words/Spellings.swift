/// How a word that the lists hold in small letters is really written: `München`, `iPhone`, `USA`,
/// both `may` and `May`.
struct Spellings {
  /// A spelling, and its part of how often the word is used.
  struct Spelling: Equatable {
    var text: String
    var part: Double
  }

  let authority: any SpellingAuthority
  let letterCase: LetterCase
  /// Spellings known beforehand, by the word in small letters: of everyday words, and of stems with
  /// capitals inside (`iphone`: `iPhone`).
  let known: [String: String]
  /// Spellings with capitals after the first letter that dictionaries list, by the word in small
  /// letters: `mcdonald`: `McDonald`, `dvd`: `DVD`.
  var innerCapitals: [String: String] = [:]
  /// How often a spelling stood inside a sentence of edited text.
  let evidence: CasingEvidence
  /// What part a capitalised spelling of this word has beside the small one where no text tells.
  let capitalizedPart: (String) -> Double
  /// Tells what is a name only, though a dictionary has it in small letters; nil where nothing can.
  var names: ProperNames?

  /// What part of its sightings a spelling beside another has at least: what a dictionary accepts is
  /// written now and then.
  static let leastPart = 0.01

  /// The spellings the authority accepts, most used first; none where it accepts none.
  func accepted(_ word: String) -> [Spelling] {
    if let spelling = known(word) { return [Spelling(text: spelling, part: 1)] }
    let capitalized = letterCase.capitalized(word)
    let isSmall = authority.accepts(word)
    guard capitalized != word else { return isSmall ? [Spelling(text: word, part: 1)] : [] }
    if isSmall {
      guard word.count > 1, authority.capitalizesByNature(capitalized) else {
        return [Spelling(text: word, part: 1)]
      }
      let seen = capitalizedPart(of: word)
      if names?.isName(Self.withoutPossessive(word), capitalizedPart: seen) == true {
        return [Spelling(text: capitalized, part: 1)]
      }
      let part = min(max(seen, Self.leastPart), 1 - Self.leastPart)
      let both = [
        Spelling(text: word, part: 1 - part), Spelling(text: capitalized, part: part),
      ]
      return part > 0.5 ? both.reversed() : both
    }
    if authority.accepts(capitalized) { return [Spelling(text: capitalized, part: 1)] }
    return withInnerCapitals(word).map { [Spelling(text: $0, part: 1)] } ?? []
  }

  /// The word as a dictionary has it or what it is made from, in large letters where it has no small
  /// ones: whatever is right is right in large letters too.
  private func withInnerCapitals(_ word: String) -> String? {
    let large = letterCase.uppercased(word)
    // Not DASS for what was written daß, nor ÄUSSERUNG for äusserung.
    guard letterCase.lowercased(large) == word, authority.accepts(large), !isWithSharpS(word)
    else { return nil }
    for length in stride(from: word.count, to: 1, by: -1) {
      guard let stem = innerCapitals[String(word.prefix(length))] else { continue }
      let text = stem + word.dropFirst(length)
      if authority.accepts(text) { return text }
    }
    return large
  }

  /// In what part of its sightings a word is capitalised that may be small too; a possessive as what
  /// it is made from.
  private func capitalizedPart(of word: String) -> Double {
    let stem = Self.withoutPossessive(word)
    return evidence.part(
      of: letterCase.capitalized(word), beside: word,
      otherwise: stem == word ? capitalizedPart(word) : capitalizedPart(of: stem))
  }

  private static func withoutPossessive(_ word: String) -> String {
    word.hasSuffix("'s") ? String(word.dropLast(2)) : word
  }

  /// The known spelling of the word, or of what stands before its possessive ending.
  private func known(_ word: String) -> String? {
    let stem = Self.withoutPossessive(word)
    return known[word] ?? known[stem].map { $0 + word.dropFirst(stem.count) }
  }

  /// Whether a word is written with ß where it has ss, which is right in large letters.
  private func isWithSharpS(_ word: String) -> Bool {
    guard word.contains("ss") else { return false }
    let sharp = word.replacing("ss", with: "ß")
    return authority.accepts(sharp) || authority.accepts(letterCase.capitalized(sharp))
  }
}
