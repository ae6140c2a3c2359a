/// Where words come from: a synchronous, pure query. In secret fields there is none, so that it
/// cannot be asked.
public protocol WordSource {
  /// What may be meant by what was typed so far, or said next.
  func answer(_ query: WordQuery) -> WordAnswer

  /// How likely each character is to be typed next, by the output of its key; what is missing is
  /// unlikely. Empty where nothing is known: then the nearest key is meant.
  func nextCharacters(_ query: WordQuery) -> [String: Double]
}

extension WordSource {
  /// Nothing is known of the next character.
  public func nextCharacters(_ query: WordQuery) -> [String: Double] { [:] }
}

/// A question to a ``WordSource``.
public struct WordQuery: Hashable, Sendable {
  /// The text before the word.
  public var context: String
  /// The word as far as it is typed; empty asks for the next word.
  public var typed: String
  /// Where the finger landed for each Unicode scalar of `typed`, nil where that is not known.
  public var touches: [GridPoint?]

  /// A question of these parts.
  public init(context: String, typed: String, touches: [GridPoint?] = []) {
    self.context = context
    self.typed = typed
    self.touches = touches
  }
}

/// A point in pitches of the letters' columns and rows, from the centre of the first key.
public struct GridPoint: Hashable, Sendable {
  /// In column pitches to the right.
  public var column: Double
  /// In row pitches downwards.
  public var row: Double

  /// The point (`column`, `row`).
  public init(column: Double, row: Double) {
    self.column = column
    self.row = row
  }
}

/// The answer of a ``WordSource``.
public struct WordAnswer: Hashable, Sendable {
  /// At most three words, best first.
  public var suggestions: [String]
  /// What to put in place of what was typed, or nil where it stays.
  public var correction: String?
  /// Which of the suggestions were learned from the person, and can be forgotten.
  public var learned: Set<String>

  /// An answer of these parts.
  public init(
    suggestions: [String] = [], correction: String? = nil, learned: Set<String> = []
  ) {
    self.suggestions = suggestions
    self.correction = correction
    self.learned = learned
  }
}

extension WordAnswer {
  /// The answer with its words written otherwise.
  func written(_ write: (String) -> String) -> WordAnswer {
    WordAnswer(
      suggestions: suggestions.map(write), correction: correction.map(write),
      learned: Set(learned.map(write)))
  }
}
