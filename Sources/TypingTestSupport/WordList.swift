import Typing

/// A word source for tests: a table of corrections and completions.
public struct WordList: WordSource, Sendable {
  /// What to put in place of a typed word.
  public var corrections: [String: String]
  /// What to suggest for a typed beginning; the empty one are next words.
  public var completions: [String: [String]]
  /// How likely characters are to follow a typed beginning.
  public var following: [String: [String: Double]] = [:]
  /// Which words were learned from the person.
  public var learned: Set<String> = []
  private let asked: @Sendable (WordQuery) -> Void

  /// A source of these words; `asked` sees every question.
  public init(
    corrections: [String: String] = [:], completions: [String: [String]] = [:],
    asked: @escaping @Sendable (WordQuery) -> Void = { _ in }
  ) {
    self.corrections = corrections
    self.completions = completions
    self.asked = asked
  }

  /// The words of the tables.
  public func answer(_ query: WordQuery) -> WordAnswer {
    asked(query)
    let correction = corrections[query.typed]
    let completions = completions[query.typed] ?? []
    return WordAnswer(
      suggestions: (correction.map { [$0] } ?? []) + completions, correction: correction,
      learned: learned)
  }

  /// The likelihoods of the table.
  public func nextCharacters(_ query: WordQuery) -> [String: Double] {
    following[query.typed] ?? [:]
  }
}
