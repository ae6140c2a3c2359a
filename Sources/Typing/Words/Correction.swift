/// One word put in the place of another by the keyboard.
public struct Correction: Hashable, Sendable {
  /// What was typed.
  public let typed: String
  /// What stood there instead.
  public let corrected: String

  /// A correction of `typed` to `corrected`.
  public init(typed: String, corrected: String) {
    self.typed = typed
    self.corrected = corrected
  }

  /// The same whatever the capitals: who does not want one does not want the other.
  public var folded: Correction {
    Correction(typed: typed.lowercased(), corrected: corrected.lowercased())
  }
}
