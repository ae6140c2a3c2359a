/// Why the keyboard cannot run, in one line.
public nonisolated struct KeyboardError: Error, CustomStringConvertible, Sendable {
  /// What is missing and what would be right.
  public let description: String

  init(_ description: String) { self.description = description }
}
