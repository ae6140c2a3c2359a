import Language
import Typing

/// The words of the languages that are typed, as typing asks for them.
nonisolated struct LanguageWords: WordSource, Sendable {
  /// What tells which word was meant.
  let decoder: WordDecoder
  /// The person's own words, without capitals: those can be forgotten.
  private let own: Set<String>

  /// The words of a decoder that was made for a person with these words.
  init(decoder: WordDecoder, own words: [PersonalWord]) {
    self.decoder = decoder
    own = Set(words.map { Self.folded($0.text) })
  }

  func answer(_ query: WordQuery) -> WordAnswer {
    let proposal = decoder.proposal(for: WordQuestion(query))
    return WordAnswer(
      suggestions: proposal.suggestions, correction: proposal.correction,
      learned: own.isEmpty ? [] : Set((proposal.suggestions + [query.typed]).filter(isOwn)))
  }

  func nextCharacters(_ query: WordQuery) -> [String: Double] {
    decoder.nextCharacters(for: WordQuestion(query))
  }

  private func isOwn(_ word: String) -> Bool { own.contains(Self.folded(word)) }

  /// The same for every way to write a word, as ``LearnedWords`` forgets them.
  private static func folded(_ word: String) -> String {
    word.lowercased().withPlainApostrophes
  }
}

extension WordQuestion {
  nonisolated fileprivate init(_ query: WordQuery) {
    self.init(
      context: query.context, typed: query.typed,
      touches: query.touches.contains { $0 != nil }
        ? query.touches.map { $0.map { KeyPosition(column: $0.column, row: $0.row) } } : [])
  }
}
