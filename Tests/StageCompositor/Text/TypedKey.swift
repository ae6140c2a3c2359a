/// A key that a virtual keyboard pressed, as xkbcommon understands it.
public struct TypedKey: Hashable, Sendable {
  /// The evdev code.
  public var code: UInt32
  /// What the keymap and the modifiers make of it.
  public var keysym: UInt32
  /// What it types.
  public var text: String
}
