/// A word that was finished, as far as there is something to learn from it.
public struct CompletedWord: Hashable, Sendable {
  /// The word as it stands in the field.
  public var text: String
  /// The word before it in the same sentence, or nil where there is none, or none is known.
  public var previous: String?
  /// Whether it begins a sentence, so that its capital says nothing.
  public var beginsSentence: Bool
  /// Where the finger landed for each Unicode scalar of the word, nil where that is not known;
  /// empty where other letters were typed than stand there.
  public var touches: [GridPoint?]

  /// A word of these parts.
  public init(
    _ text: String, previous: String? = nil, beginsSentence: Bool = false,
    touches: [GridPoint?] = []
  ) {
    self.text = text
    self.previous = previous
    self.beginsSentence = beginsSentence
    self.touches = touches
  }
}
