/// How a key is painted (reference 6.5).
public enum KeyStyle: String, Codable, Sendable {
  /// A white key: letters, digits, space.
  case character
  /// A grey key: shift, delete, layer keys, return.
  case system
  /// A blue key: a return key that says what it does.
  case prominent
  /// No key cap at all, the icon on the background: strip and the bottom row of pads.
  case bare
}
