/// One change of a field's text. The field applies it in this order: the old preedit goes, text
/// around the caret is deleted, `commit` is inserted, the new preedit stands at the caret.
public nonisolated struct TextEdit: Hashable, Sendable {
  /// Bytes to delete before the caret; whole characters.
  public var deleteBefore: Int
  /// Bytes to delete after the caret; whole characters.
  public var deleteAfter: Int
  /// Text to insert.
  public var commit: String
  /// Text that is still being composed; nil takes an earlier one away.
  public var preedit: Preedit?

  /// An edit of these parts.
  public init(
    deleteBefore: Int = 0, deleteAfter: Int = 0, commit: String = "", preedit: Preedit? = nil
  ) {
    self.deleteBefore = max(0, deleteBefore)
    self.deleteAfter = max(0, deleteAfter)
    self.commit = commit
    self.preedit = preedit
  }

  /// Whether anything around the caret goes.
  public var deletes: Bool { deleteBefore > 0 || deleteAfter > 0 }
}

// What was typed must not come into a log by chance: it describes itself without its text.
nonisolated extension TextEdit: CustomStringConvertible, CustomReflectable {
  /// Lengths and places, no text.
  public var description: String {
    "TextEdit(-\(deleteBefore), -\(deleteAfter), +\(commit.utf8.count) bytes, \(String(describing: preedit)))"
  }

  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
