import PackSources

/// How often each word is used, from two lists of different register: wordfreq (written: books, news,
/// the web) and wordstats (spoken: subtitles, which is nearest to how people chat). Words are in
/// small letters.
struct FrequencyBlend {
  /// A word's share of running words; the shares add up to one.
  private(set) var shares: [String: Double] = [:]
  /// How often each word was counted in the spoken list; empty where there is none.
  private(set) var spokenCounts: [String: Int] = [:]
  /// A word's share of spoken words; empty where there is no spoken list.
  private(set) var spokenShares: [String: Double] = [:]
  /// The elisions the spoken list writes as words of their own: `l'`, `qu'`.
  private(set) var elisions: [String: Double] = [:]

  /// What the spoken list weighs where there is one.
  static let spokenWeight = 0.5
  /// What a word has to be counted in the spoken list to be known from there alone.
  static let spokenMinimum = 5
  /// What share of the spoken list an elision has at least.
  static let elisionShare = 1e-5

  /// - Parameters:
  ///   - written: the written list.
  ///   - spoken: the spoken one, empty where there is none.
  ///   - others: words with their shares in a third list, which count where the two have none.
  init(
    written: [Wordfreq.Entry], spoken: [String: Int], others: [(word: String, share: Double)] = [],
    shape: WordShape
  ) {
    var writtenShares: [String: Double] = [:]
    for entry in written {
      guard let word = shape.word(entry.word) else { continue }
      writtenShares[word, default: 0] += exponential(entry.logProbability)
    }
    normalize(&writtenShares)
    spokenShares = countSpoken(spoken, written: &writtenShares, shape: shape)
    let weight = spokenShares.isEmpty ? 0 : Self.spokenWeight
    shares = writtenShares.mapValues { $0 * (1 - weight) }
    for (word, share) in spokenShares { shares[word, default: 0] += share * weight }
    for other in others {
      if let word = shape.word(other.word), shares[word] == nil { shares[word] = other.share }
    }
    normalize(&shares)
    for elision in elisions.keys { elisions[elision] = shares[elision] }
  }

  /// What a word's share is held against in the spoken lists of other languages: its share in this
  /// one's, or the written list's where there is none; 0 where nothing is known.
  func comparableShare(_ word: String) -> Double {
    (spokenShares.isEmpty ? shares : spokenShares)[word] ?? 0
  }

  private mutating func countSpoken(
    _ counts: [String: Int], written: inout [String: Double], shape: WordShape
  ) -> [String: Double] {
    let whole = Contractions(counts).joined(by: written)
    var shares: [String: Double] = [:]
    let total = sum(whole.values)
    // In order, so that the same lists make the same pack.
    for (text, count) in whole.sorted(by: { $0.key < $1.key }) {
      guard let word = shape.word(text), count >= Double(Self.spokenMinimum) else { continue }
      shares[word, default: 0] += count / total
      spokenCounts[word, default: 0] += Int(count)
      if word.hasSuffix("'"), count / total >= Self.elisionShare {
        elisions[word] = count / total
        // wordfreq writes an elision without its apostrophe.
        if let bare = written.removeValue(forKey: String(word.dropLast())) {
          written[word, default: 0] += bare
        }
      }
    }
    normalize(&shares)
    return shares
  }
}

/// Makes the shares add up to one.
private func normalize(_ shares: inout [String: Double]) {
  let total = sum(shares.values)
  if total > 0 { shares = shares.mapValues { $0 / total } }
}

/// The sum, which is the same to the last bit in whatever order the numbers come.
private func sum(_ numbers: some Sequence<Double>) -> Double { numbers.sorted().reduce(0, +) }
