import Language

/// Tells the names that a dictionary has in small letters too, though hardly anyone means those: `york`
/// is to bowl a yorker, `john` a lavatory. English grammar shows them: a name has a possessive, hardly
/// ever an article or another determiner, and no other inflections, as `jack` has (`jacks`, `jacked`).
struct ProperNames {
  private let shares: [String: Double]
  /// All words in the order of the alphabet.
  private let words: [String]
  private let authority: any SpellingAuthority
  private let letterCase: LetterCase
  /// What part of its sightings a word has after a determiner; nil where nothing tells.
  private let determinedPart: (String) -> Double?

  /// The words that stand before what is no name.
  static let determiners = ["the", "a", "an", "my", "his", "your"]
  /// What part of its sightings a name is capitalised in at least.
  static let capitalizedPart = 0.88
  /// How often its possessive is used at least, as a part of its own use.
  static let possessivePart = 0.008
  /// How often its inflections are used at most, likewise.
  static let inflectedPart = 0.02
  /// How often a name follows a determiner at most: the York Times, a Smith I know.
  static let determinedPart = 0.05
  /// What share of running words a name makes up at least: of rarer ones too little is known.
  static let leastShare = 3e-6
  /// The fewest letters; shorter ones are mostly parts of foreign names (`de`, `al`).
  static let shortest = 3
  /// The most letters an inflection has more than the word.
  private static let longestEnding = 4

  /// What tells names among words with these shares.
  init(
    shares: [String: Double], authority: any SpellingAuthority, letterCase: LetterCase,
    determinedPart: @escaping (String) -> Double?
  ) {
    self.shares = shares
    words = shares.keys.sorted()
    self.authority = authority
    self.letterCase = letterCase
    self.determinedPart = determinedPart
  }

  /// Whether a word, in small letters, is a name only. `capitalizedPart` is the part of its
  /// sightings in which it is capitalised.
  func isName(_ word: String, capitalizedPart: Double) -> Bool {
    guard capitalizedPart >= Self.capitalizedPart, word.count >= Self.shortest,
      let share = shares[word], share >= Self.leastShare,
      shares[word + "'s", default: 0] >= share * Self.possessivePart,
      let determined = determinedPart(word), determined <= Self.determinedPart
    else { return false }
    return inflectedShare(word) <= share * Self.inflectedPart
  }

  /// The share of the words that are made of this one and are no names themselves.
  private func inflectedShare(_ word: String) -> Double {
    // The last letter may be another: harry, harried.
    let beginning = String(word.dropLast())
    return words[lowerBound(words.count, for: beginning) { words[$0] }...].lazy
      .prefix { $0.hasPrefix(beginning) }
      .filter { isInflection($0, of: word) }
      .reduce(0) { $0 + (shares[$1] ?? 0) }
  }

  private func isInflection(_ other: String, of word: String) -> Bool {
    other != word && other.count <= word.count + Self.longestEnding && !other.contains("'")
      && authority.accepts(other) && authority.stems(of: other).contains(word)
      && !authority.capitalizesByNature(letterCase.capitalized(other))
  }
}
