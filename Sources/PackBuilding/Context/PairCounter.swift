import Language

/// Counts pairs of words in edited text, and makes probabilities of the counts: absolute discounting
/// with back-off (Ney, Essen and Kneser 1994).
struct PairCounter {
  private var pairs: [Pair: Int] = [:]
  private var totals: [Int32: Int] = [:]
  private var words: [Int32: Int] = [:]

  private struct Pair: Hashable {
    var first: Int32
    var second: Int32
  }

  /// What is taken off every count, for pairs that were not seen.
  static let discount = 0.75
  /// How often a pair has to be seen.
  static let leastCount = 2

  /// Adds a sentence of words by their numbers; nil stands for a word that is not known.
  mutating func add(_ sentence: [Int32?]) {
    var previous: Int32? = SourceNGram.sentenceStart
    for word in sentence {
      if let word { words[word, default: 0] += 1 }
      if let previous, let word {
        pairs[Pair(first: previous, second: word), default: 0] += 1
        totals[previous, default: 0] += 1
      }
      previous = word
    }
  }

  /// In nats: what share each of so many words has in the text, nil where it lacks it.
  func shares(_ count: Int) -> [Float?] {
    let all = logarithm(Double(max(words.values.reduce(0, +), 1)))
    return (0..<count).map { word in
      words[Int32(word)].map { Float(logarithm(Double($0)) - all) }
    }
  }

  /// The pairs as n-grams, over words with these probabilities (nats).
  func ngrams(_ words: [SourceWord]) -> ContextNGrams {
    var context = ContextNGrams()
    var kept: [Int32: (seen: Double, unigrams: Double)] = [:]
    let often = pairs.filter { $0.value >= Self.leastCount }
    for (pair, count) in often {
      var sum = kept[pair.first] ?? (0, 0)
      sum.seen += (Double(count) - Self.discount) / Double(totals[pair.first] ?? 1)
      sum.unigrams += exponential(Double(words[Int(pair.second)].logProbability))
      kept[pair.first] = sum
    }
    func backoff(_ first: Int32) -> Float {
      guard let sum = kept[first] else { return 0 }
      return Float(logarithm(max(1 - sum.seen, 1e-6) / max(1 - sum.unigrams, 1e-6)))
    }
    context.bigrams = often.map { pair, count in
      let share = (Double(count) - Self.discount) / Double(totals[pair.first] ?? 1)
      return SourceNGram(
        words: [pair.first, pair.second], logProbability: Float(logarithm(share)))
    }
    context.bigrams.sort { $0.words.lexicographicallyPrecedes($1.words) }
    guard !context.bigrams.isEmpty else { return context }
    context.unigramBackoffs = words.indices.map { backoff(Int32($0)) }
    context.sentenceStartBackoff = backoff(SourceNGram.sentenceStart)
    return context
  }
}
