/// One spelling of a language.
public struct SourceWord: Hashable, Sendable {
  /// In normal form C, with its own casing.
  public var text: String
  /// In nats: the natural logarithm of its share of running words.
  public var logProbability: Float
  /// Whether it is right to write it so, by the definition in docs/packs.md. A word that is not may
  /// still be known, so that it is not changed where it was meant.
  public var isDictionaryWord: Bool
  /// Known, but never suggested, completed to or corrected to.
  public var isOffensive: Bool

  /// A word of these parts.
  public init(
    text: String, logProbability: Float, isDictionaryWord: Bool = true, isOffensive: Bool = false
  ) {
    self.text = text
    self.logProbability = logProbability
    self.isDictionaryWord = isDictionaryWord
    self.isOffensive = isOffensive
  }
}
