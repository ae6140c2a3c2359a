/// What the word sections of a language pack are made from.
public struct LanguageSource: Sendable {
  /// A BCP 47 tag.
  public var language: String
  /// Every spelling once, in normal form C, with its own casing (iPhone, I'm, München).
  public var words: [SourceWord]
  /// P(last word | one word before).
  public var bigrams: [SourceNGram]
  /// P(last word | two words before).
  public var trigrams: [SourceNGram]
  /// In nats, one for each word: the weight of the unigrams after it; empty where there are no
  /// bigrams.
  public var unigramBackoffs: [Float]
  /// In nats: the weight of the unigrams at the start of a sentence.
  public var sentenceStartBackoff: Float
  /// Known misspellings and what they mean.
  public var replacements: [SourceReplacement]
  /// What words, and beginnings of words (`arbeits`), do in words that are written as one and made
  /// of several; what is the beginning of no word is left out.
  public var roles: [String: JoiningRoles]

  /// A source of these parts.
  public init(
    language: String, words: [SourceWord], bigrams: [SourceNGram] = [],
    trigrams: [SourceNGram] = [], unigramBackoffs: [Float] = [],
    sentenceStartBackoff: Float = 0, replacements: [SourceReplacement] = [],
    roles: [String: JoiningRoles] = [:]
  ) {
    self.language = language
    self.words = words
    self.bigrams = bigrams
    self.trigrams = trigrams
    self.unigramBackoffs = unigramBackoffs
    self.sentenceStartBackoff = sentenceStartBackoff
    self.replacements = replacements
    self.roles = roles
  }
}
