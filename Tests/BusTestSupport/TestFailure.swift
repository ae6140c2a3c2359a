/// What keeps a test from being tried at all.
public struct TestFailure: Error, CustomStringConvertible {
  /// Why.
  public let description: String

  /// A failure for this reason.
  public init(_ description: String) {
    self.description = description
  }
}
