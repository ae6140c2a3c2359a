import Layouts

/// A key pressed and released, for the virtual keyboard.
public struct KeyStroke: Hashable, Sendable {
  /// Which key.
  public var key: Key
  /// The modifiers held with it.
  public var modifiers: Set<KeyAction.Modifier>
  /// Whether shift is held with it: selecting by arrow keys, or typing a chord.
  public var shift: Bool

  /// The keys that go to fields as events.
  public enum Key: Hashable, Sendable {
    /// Return.
    case `return`
    /// Tab.
    case tab
    /// Escape.
    case escape
    /// BackSpace.
    case backspace
    /// Delete: the grapheme after the caret.
    case forwardDelete
    /// An arrow key.
    case arrow(KeyAction.Direction)
    /// A key that types this grapheme.
    case character(Character)
  }

  /// A stroke of `key`.
  public init(_ key: Key, modifiers: Set<KeyAction.Modifier> = [], shift: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.shift = shift
  }
}
