/// What a session can do for a field: what the compositor offers and what the field's client is
/// known to honour.
public struct Capabilities: Hashable, Sendable {
  /// By which protocol text reaches the field, or nil where it cannot.
  public var textProtocol: TextProtocol?
  /// Whether key events reach the field.
  public var hasKeys: Bool
  /// Whether the field reports its text.
  public var hasSurroundingText: Bool
  /// Whether the field does what a request to delete around the caret says. It does not where the
  /// application is known for that (``knowsTextLate(_:)``), or was seen to fail
  /// (``EditorModel/miscountsDeletions``).
  public var deletesReliably: Bool
  /// Whether the last that the field reports after what the keyboard typed is the text with it in.
  public var reportsReliably: Bool

  /// The protocols that carry text.
  public enum TextProtocol: String, CaseIterable, Codable, Sendable {
    /// `zwp_input_method_v1`: Weston, KWin. It can place the caret.
    case inputMethodV1
    /// `zwp_input_method_v2`: the wlroots family. It cannot.
    case inputMethodV2
  }

  /// Capabilities of these parts.
  public init(
    textProtocol: TextProtocol? = .inputMethodV2, hasKeys: Bool = true,
    hasSurroundingText: Bool = true, deletesReliably: Bool = true, reportsReliably: Bool = true
  ) {
    self.textProtocol = textProtocol
    self.hasKeys = hasKeys
    self.hasSurroundingText = hasSurroundingText
    self.deletesReliably = deletesReliably
    self.reportsReliably = reportsReliably
  }

  /// Whether text before the caret can be removed by a request: the field says what is there and
  /// is not known to drop or miscount it.
  public var canDeleteText: Bool {
    textProtocol != nil && hasSurroundingText && deletesReliably
  }
}
