/// What goes to the compositor for an edit, in order.
public enum InputRequest: Hashable, Sendable {
  /// A change of text that the field carries out in one go.
  case text(TextChange)
  /// A key, pressed and released.
  case key(KeyStroke)

  /// One transaction of an input method: what is removed around the caret, then what is committed,
  /// then what is in composition. It always ends the composition before.
  public struct TextChange: Hashable, Sendable {
    /// How many bytes go away before the caret.
    public var deleteBefore: Int
    /// How many bytes go away after the caret.
    public var deleteAfter: Int
    /// What is committed, or nil.
    public var commit: String?
    /// What is in composition afterwards, often nothing.
    public var preedit: String

    /// A change of these parts.
    public init(
      deleteBefore: Int = 0, deleteAfter: Int = 0, commit: String? = nil, preedit: String = ""
    ) {
      self.deleteBefore = deleteBefore
      self.deleteAfter = deleteAfter
      self.commit = commit
      self.preedit = preedit
    }
  }
}
