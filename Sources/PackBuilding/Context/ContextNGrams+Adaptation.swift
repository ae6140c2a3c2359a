import Language

extension ContextNGrams {
  /// Draws what follows towards how often words are used at large: each probability after words is
  /// multiplied with a power of (share of running words / share in the text the n-grams are of), and
  /// what is known of each context adds up to what it was before (unigram rescaling; Kneser, Peters
  /// and Klakow 1997). `textShares` are logarithms, one for each word, nil where the text lacks it.
  mutating func adapt(to words: [SourceWord], from textShares: [Float?]) {
    let changes = zip(words, textShares).map { word, share in
      share.map {
        min(max(word.logProbability - $0, -Self.largestChange), Self.largestChange)
          * Self.adaptation
      } ?? 0
    }
    Self.adapt(&bigrams, changes)
    Self.adapt(&trigrams, changes)
  }

  private static func adapt(_ ngrams: inout [SourceNGram], _ changes: [Float]) {
    func change(_ ngram: SourceNGram) -> Float { ngram.words.last.map { changes[Int($0)] } ?? 0 }
    var sums: [ArraySlice<Int32>: (before: Double, after: Double)] = [:]
    for ngram in ngrams {
      var sum = sums[ngram.words.dropLast()] ?? (0, 0)
      sum.before += exponential(Double(ngram.logProbability))
      sum.after += exponential(Double(ngram.logProbability + change(ngram)))
      sums[ngram.words.dropLast()] = sum
    }
    let scales = sums.mapValues { Float(logarithm($0.before / $0.after)) }
    for index in ngrams.indices {
      ngrams[index].logProbability +=
        change(ngrams[index]) + (scales[ngrams[index].words.dropLast()] ?? 0)
    }
  }

  /// The power. Raised until next words in the phrases gained little more; sentences of the web gain
  /// most at a third to a whole.
  static let adaptation: Float = 0.6
  /// In nats: no word is drawn further (before the power), since shares of rare words are chance.
  static let largestChange: Float = 5
}
