import Language
import Stores

extension PersonalLanguage {
  /// What was learned of a person for a language on an arrangement of keys, as of a day.
  nonisolated init(
    _ learned: LearnedWords, language: String, arrangement: String, today: Int
  ) {
    let offsets = learned.offsets(on: arrangement).compactMap { key, offset in
      key.unicodeScalars.first.map { ($0, offset) }
    }
    self.init(
      words: learned.ownWords(in: language).map {
        PersonalWord(text: $0.word, count: $0.use.weight(on: today))
      },
      pairs: learned.pairs(in: language).map {
        PersonalPair(first: $0.previous, second: $0.word, count: $0.use.weight(on: today))
      },
      keyOffsets: Dictionary(offsets, uniquingKeysWith: { first, _ in first }))
  }
}
