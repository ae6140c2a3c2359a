import Glibc

/// The probability of two words in a row, out of a trigram model.
public struct NeighborTable: Sendable {
  private let numbers: [String: Int]
  private let probabilities: [UInt64: Float]
  /// How likely each word is by itself.
  private let shares: [Float]

  /// The pairs of this model.
  public init(_ model: TrigramModel) {
    numbers = model.numbers
    var probabilities: [UInt64: Float] = [:]
    for second in model.words.indices {
      model.forEachBigram(endingWith: second, withTrigrams: false) { bigram in
        let logProbability = model.unigrams[bigram.first].logProbability + bigram.logProbability
        probabilities[UInt64(bigram.first) << 32 | UInt64(second)] = exp(logProbability)
      }
    }
    self.probabilities = probabilities
    shares = model.unigrams.map { exp($0.logProbability) }
  }

  /// How likely it is that two words of running text are these; 0 where the model has not seen them.
  public func probability(_ first: String, _ second: String) -> Double {
    guard let first = numbers[first], let second = numbers[second] else { return 0 }
    return Double(probabilities[UInt64(first) << 32 | UInt64(second)] ?? 0)
  }

  /// What part of its sightings a word has after one of these; nil where the model does not know it.
  public func part(of word: String, after firsts: [String]) -> Double? {
    guard let number = numbers[word], shares[number] > 0 else { return nil }
    return firsts.reduce(0) { $0 + probability($1, word) } / Double(shares[number])
  }
}
