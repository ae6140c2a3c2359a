/// A known misspelling and what is meant by it.
public struct SourceReplacement: Hashable, Sendable {
  /// As it is typed.
  public var typed: String
  /// What is meant, one word or more.
  public var intended: String

  /// A replacement of these parts.
  public init(typed: String, intended: String) {
    self.typed = typed
    self.intended = intended
  }
}
