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
  /// How often a spelling stood inside a sentence of edited text.
  let evidence: CasingEvidence
  /// What part a capitalised spelling of this word has beside the small one where no text tells.
  let capitalizedPart: (String) -> Double

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
      guard word.count > 1, isCapitalizedByNature(capitalized) else {
        return [Spelling(text: word, part: 1)]
      }
      let seen = evidence.part(of: capitalized, beside: word, otherwise: capitalizedPart(word))
      let part = min(max(seen, Self.leastPart), 1 - Self.leastPart)
      let both = [
        Spelling(text: word, part: 1 - part), Spelling(text: capitalized, part: part),
      ]
      return part > 0.5 ? both.reversed() : both
    }
    if authority.accepts(capitalized) { return [Spelling(text: capitalized, part: 1)] }
    let large = letterCase.uppercased(word)
    // Not DASS for what was written daß, nor ÄUSSERUNG for äusserung.
    guard letterCase.lowercased(large) == word, authority.accepts(large),
      !isWithSharpS(word)
    else { return [] }
    return [Spelling(text: large, part: 1)]
  }

  /// The known spelling of the word, or of what stands before its possessive ending.
  private func known(_ word: String) -> String? {
    if let spelling = known[word] { return spelling }
    guard word.hasSuffix("'s"), let stem = known[String(word.dropLast(2))] else { return nil }
    return stem + "'s"
  }

  /// Whether a word is written with ß where it has ss, which is right in large letters.
  private func isWithSharpS(_ word: String) -> Bool {
    guard word.contains("ss") else { return false }
    let sharp = word.replacing("ss", with: "ß")
    return authority.accepts(sharp) || authority.accepts(letterCase.capitalized(sharp))
  }

  private func isCapitalizedByNature(_ word: String) -> Bool {
    authority.accepts(word)
      && authority.stems(of: word).contains { stem in
        stem.first?.isUppercase == true && stem.dropFirst().allSatisfy { !$0.isUppercase }
      }
  }
}
