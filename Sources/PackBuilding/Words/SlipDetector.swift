import PackSources

/// Tells words from slips of the finger and of spelling that are frequent enough to look like words:
/// raw lists hold `dont`, `alot`, `teh`, `recieve`. A slip is one edit away from a word that is far
/// more frequent, or two words that are often neighbours, written together.
struct SlipDetector {
  /// The frequent right words, by what is left of each when one character is gone.
  private var shortened: [String: [String]] = [:]
  /// The greatest share of the words with accents that are this without them.
  private var withoutAccents: [String: Double] = [:]
  /// The greatest share of the words that have these letters, with accents or not.
  private var plainShares: [String: Double] = [:]
  private let shares: [String: Double]
  private let neighbors: (String, String) -> Double

  /// How much more frequent a word has to be than its slips: people make about one slip of one kind
  /// in a hundred words or less.
  static let ratio = 60.0
  /// The same for long words, which have no neighbours by chance.
  static let longRatio = 15.0
  /// The same for short words, which have many.
  static let shortRatio = 1500.0
  /// The same where nothing but the apostrophe is missing.
  static let apostropheRatio = 10.0
  /// The same where nothing but accents are missing: in subtitles they often are.
  static let accentRatio = 0.2
  /// The same where only accents are others than they should be.
  static let otherAccentRatio = 10.0
  /// What counts as short, and what as long.
  static let shortLength = 4
  static let longLength = 7
  /// How much more frequent a pair of words has to be than the two written together.
  static let pairRatio = 3.0

  /// Words that are right, with their shares; only those that can have slips above `floor` are
  /// looked at. `others` may be right: they show where accents were left out. `neighbors` tells the
  /// probability of two words in a row.
  init(
    words: [String: Double], others: [(word: String, share: Double)] = [], floor: Double,
    neighbors: @escaping (String, String) -> Double
  ) {
    shares = words
    self.neighbors = neighbors
    for (word, share) in words where word.count > 1 {
      guard share >= floor * Self.accentRatio else { continue }
      let plain = word.withoutMarks
      if plain != word { withoutAccents[plain] = max(withoutAccents[plain] ?? 0, share) }
      plainShares[plain] = max(plainShares[plain] ?? 0, share)
      for short in Self.shortened(word) { shortened[short, default: []].append(word) }
    }
    for (word, share) in others {
      let plain = word.withoutMarks
      if plain != word { withoutAccents[plain] = max(withoutAccents[plain] ?? 0, share) }
    }
  }

  /// Whether the word, which is not among the right ones, looks like a slip.
  func isSlip(_ word: String, share: Double) -> Bool {
    let length = word.unicodeScalars.count
    let ratio =
      length <= Self.shortLength
      ? Self.shortRatio : length >= Self.longLength ? Self.longRatio : Self.ratio
    for short in [word] + Self.shortened(word) {
      for other in shortened[short] ?? [] where isOneEdit(word, other) {
        let isApostrophe = other.contains("'") && other.filter { $0 != "'" } == word
        let least = share * (isApostrophe ? Self.apostropheRatio : ratio)
        if (shares[other] ?? 0) >= least { return true }
      }
      // One letter too many.
      if short != word, (shares[short] ?? 0) >= share * ratio { return true }
    }
    let plain = word.withoutMarks
    return (withoutAccents[word] ?? 0) >= share * Self.accentRatio
      || plain != word && (plainShares[plain] ?? 0) >= share * Self.otherAccentRatio
      || isPair(word, share: share)
  }

  private func isPair(_ word: String, share: Double) -> Bool {
    word.indices.dropFirst().contains { index in
      neighbors(String(word[..<index]), String(word[index...])) >= share * Self.pairRatio
    }
  }

  /// Two words that have a shortened form in common: one edit, or two letters swapped, apart.
  private func isOneEdit(_ a: String, _ b: String) -> Bool {
    let a = Array(a.unicodeScalars)
    let b = Array(b.unicodeScalars)
    guard abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = min(
      zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count, min(a.count, b.count) - start)
    let left = a[start..<(a.count - end)]
    let right = b[start..<(b.count - end)]
    if left.count <= 1, right.count <= 1 { return true }
    return left.count == 2 && right.count == 2 && left.first == right.last
      && left.last == right.first
  }

  /// What is left when one letter or sign is gone.
  private static func shortened(_ word: String) -> [String] {
    let scalars = word.unicodeScalars
    return Set(
      scalars.indices.map { index in
        var short = scalars
        short.remove(at: index)
        return String(short)
      }
    ).sorted()
  }
}
