/// What a field says of itself, in the protocol's own numbers.
public nonisolated struct ContentType: Hashable, Sendable {
  /// Whose numbers they are. The two differ from 8 on: v1 has no PIN.
  public enum Dialect: Hashable, Sendable {
    /// `zwp_text_input_v1`, which input-method v1 speaks.
    case textInputV1
    /// `zwp_text_input_v3`, which input-method v2 speaks.
    case textInputV3
  }

  /// Whose numbers they are.
  public var dialect: Dialect
  /// The purpose; may be one that the protocol does not know.
  public var purpose: UInt32
  /// The hints; may have bits that the protocol does not know.
  public var hints: UInt32

  /// A content type; purpose 0 is normal in both dialects.
  public init(dialect: Dialect, purpose: UInt32 = 0, hints: UInt32 = 0) {
    self.dialect = dialect
    self.purpose = purpose
    self.hints = hints
  }
}
