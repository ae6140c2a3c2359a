import Layouts

/// A change of the field, before it is decided whether it goes as text or as keys.
public enum Edit: Hashable, Sendable {
  /// Text at the caret, over the selection and the composition.
  case insert(String)
  /// Text in the place of what stands beside the caret, in the field's own bytes.
  case replace(before: String, after: String = "", with: String)
  /// The text in composition at the caret; empty takes it away.
  case compose(String)
  /// Less before the caret: whole graphemes, or nil where it is not known what is there.
  case deleteBackward(String?)
  /// The selected text goes away.
  case deleteSelection
  /// The caret moves by a grapheme or a line; extending, the anchor stays.
  case moveCaret(KeyAction.Direction, extending: Bool)
  /// A key.
  case key(KeyStroke)
}
