/// Text in a field that is still being composed.
public nonisolated struct Preedit: Hashable, Sendable {
  /// How it looks (`zwp_text_input_v1.preedit_style`); only v1 can say it.
  public enum Style: UInt32, CaseIterable, Sendable {
    /// The field's own look.
    case `default`
    /// As the text around it.
    case none
    /// What is being changed.
    case active
    /// What is not being changed.
    case inactive
    /// Highlighted.
    case highlight
    /// Underlined.
    case underline
    /// Selected.
    case selection
    /// Wrong.
    case incorrect
  }

  /// The text.
  public var text: String
  /// The caret or selection in it, in bytes; nil hides the caret.
  public var cursor: Range<Int>?
  /// How it looks.
  public var style: Style

  /// A preedit with its caret at the end.
  public init(_ text: String, style: Style = .underline) {
    self.init(text, cursor: text.utf8.count..<text.utf8.count, style: style)
  }

  /// A preedit with the caret at `cursor`, or none.
  public init(_ text: String, cursor: Range<Int>?, style: Style = .underline) {
    self.text = text
    self.cursor = cursor
    self.style = style
  }
}

// What was typed must not come into a log by chance: it describes itself without its text.
nonisolated extension Preedit: CustomStringConvertible, CustomReflectable {
  /// Lengths and places, no text.
  public var description: String {
    "Preedit(\(text.utf8.count) bytes, \(style))"
  }

  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
