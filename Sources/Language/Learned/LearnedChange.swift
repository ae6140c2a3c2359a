/// What has changed in ``LearnedWords``, to be written: whole rows, so that the order alone matters.
public enum LearnedChange: Hashable, Sendable {
  /// A word of a language is used so much; nil where it is no longer known.
  case word(String, language: String, LearnedUse?)
  /// A word after another is used so much; nil where it is no longer known.
  case pair(previous: String, word: String, language: String, LearnedUse?)
  /// The finger lands so beside a key of an arrangement.
  case offset(key: String, arrangement: String, KeyOffset)
}
