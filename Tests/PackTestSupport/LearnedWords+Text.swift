import Language

extension LearnedWords {
  /// Words kept after one another: what to write.
  public mutating func keep(
    _ text: String, language: String = "en", today: Int = 20_000
  ) -> [LearnedChange] {
    let words = text.split(separator: " ").map(String.init)
    return zip(words, [nil] + words.map(Optional.some)).flatMap { word, previous in
      keep(word, after: previous, language: language, today: today)
    }
  }
}
