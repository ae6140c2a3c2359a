@testable import Language
import Testing

extension LanguageSource {
  /// A small language: words by how often they occur in a million, with what follows them.
  init(
    _ perMillion: [(String, Double)], unknown: [String] = [],
    offensive: [String] = [], pairs: [(String, String, Float)] = [],
    triples: [(String, String, String, Float)] = [], replacements: [(String, String)] = [],
    roles: [String: JoiningRoles] = [:], language: String = "en"
  ) {
    let words = perMillion.map { text, count in
      SourceWord(
        text: text, logProbability: Elementary.log(Float(count) / 1_000_000),
        isDictionaryWord: !unknown.contains(text), isOffensive: offensive.contains(text))
    }
    func index(_ text: String) -> Int32 {
      Int32(words.firstIndex { $0.text == text } ?? -1)
    }
    self.init(
      language: language, words: words,
      bigrams: pairs.map {
        SourceNGram(words: [index($0), index($1)], logProbability: $2, backoff: -0.5)
      },
      trigrams: triples.map {
        SourceNGram(words: [index($0), index($1), index($2)], logProbability: $3)
      },
      unigramBackoffs: pairs.isEmpty ? [] : words.map { _ in -1 }, sentenceStartBackoff: -1,
      replacements: replacements.map { SourceReplacement(typed: $0, intended: $1) },
      roles: roles)
  }

  /// The lexicon of it.
  func lexicon() throws -> Lexicon {
    try #require(SectionMemory(LanguageSections(self).sections).lexicon(language: language))
  }
}
