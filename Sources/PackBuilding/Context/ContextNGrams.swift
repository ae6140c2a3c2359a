import Language

/// Pairs and triples of words with their probabilities, ready for a source.
struct ContextNGrams {
  var bigrams: [SourceNGram] = []
  var trigrams: [SourceNGram] = []
  /// In nats, one for each word; empty where there is no context.
  var unigramBackoffs: [Float] = []
  var sentenceStartBackoff: Float = 0
}
