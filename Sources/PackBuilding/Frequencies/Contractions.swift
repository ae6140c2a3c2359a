/// Puts contractions together again that the spoken list holds in two pieces: `don` and `'t`. What
/// an ending was counted is shared out among the words with that ending as the written list has them.
struct Contractions {
  private let counts: [String: Int]

  init(_ counts: [String: Int]) { self.counts = counts }

  /// The counts of whole words. Endings are gone, and a beginning lost what its contractions took.
  func joined(by written: [String: Double]) -> [String: Double] {
    var result = counts.mapValues(Double.init)
    let endings = counts.filter { $0.key.hasPrefix("'") && $0.key.count > 1 }
    guard !endings.isEmpty else { return result }
    var words: [String: [(word: String, share: Double)]] = [:]
    for (word, share) in written.filter({ $0.key.contains("'") }).sorted(by: { $0.key < $1.key }) {
      guard let apostrophe = word.lastIndex(of: "'") else { continue }
      words[String(word[apostrophe...]), default: []].append((word, share))
    }
    for (ending, count) in endings.sorted(by: { $0.key < $1.key }) {
      result[ending] = nil
      guard let words = words[ending] else { continue }
      let total = words.reduce(0) { $0 + $1.share }
      for (word, share) in words {
        let part = Double(count) * share / total
        result[word, default: 0] += part
        // `n't` is written `don` and `'t`.
        let beginning = String(word.dropLast(ending.count))
        if let whole = result[beginning] { result[beginning] = max(whole - part, 0) }
      }
    }
    return result
  }
}
