/// What is asked of a ``WordDecoder``.
public struct WordQuestion: Hashable, Sendable {
  /// The text before the word.
  public var context: String
  /// The word as far as it is typed; empty asks for the next word.
  public var typed: String
  /// Where the finger landed for each Unicode scalar of `typed`, nil where that is not known;
  /// nothing where none is.
  public var touches: [KeyPosition?]

  /// A question of these parts.
  public init(context: String = "", typed: String, touches: [KeyPosition?] = []) {
    self.context = context
    self.typed = typed
    self.touches = touches
  }
}

/// The answer of a ``WordDecoder``.
public struct WordProposal: Hashable, Sendable {
  /// Best first; what was typed only where it is itself a candidate.
  public var suggestions: [String]
  /// What to put in place of what was typed, or nil where it stays.
  public var correction: String?

  /// An answer of these parts.
  public init(suggestions: [String] = [], correction: String? = nil) {
    self.suggestions = suggestions
    self.correction = correction
  }
}
