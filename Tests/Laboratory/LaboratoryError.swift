/// What went wrong at a desk, in one line.
public struct LaboratoryError: Error, CustomStringConvertible {
  /// What messages call it.
  public let description: String

  /// An error with this line.
  public init(_ description: String) { self.description = description }
}
