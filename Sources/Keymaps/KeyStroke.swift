/// A key to press, with what must hold meanwhile, under one certain keymap.
public struct KeyStroke: Hashable, Sendable {
  /// The evdev code.
  public var code: UInt32
  /// The modifiers to hold, as a mask of the keymap.
  public var modifiers: UInt32
  /// The layout that must hold, as an index of the keymap.
  public var group: UInt32

  /// A stroke of these parts.
  public init(code: UInt32, modifiers: UInt32 = 0, group: UInt32 = 0) {
    self.code = code
    self.modifiers = modifiers
    self.group = group
  }
}
