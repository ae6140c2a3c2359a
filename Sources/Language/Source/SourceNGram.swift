/// Two or three words in a row, and how likely the last is after the others.
public struct SourceNGram: Hashable, Sendable {
  /// Indices into ``LanguageSource/words``, in the order of the text; the first may be
  /// ``sentenceStart``.
  public var words: [Int32]
  /// In nats: of the last word after the others.
  public var logProbability: Float
  /// In nats: the weight of shorter contexts where these words are the context; 0 in the longest.
  public var backoff: Float

  /// Stands for the beginning of a sentence.
  public static let sentenceStart: Int32 = -1

  /// An n-gram of these parts.
  public init(words: [Int32], logProbability: Float, backoff: Float = 0) {
    self.words = words
    self.logProbability = logProbability
    self.backoff = backoff
  }
}
