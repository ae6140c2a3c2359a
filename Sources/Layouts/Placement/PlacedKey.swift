/// A key with its place on the screen.
public struct PlacedKey: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The key's own box, in logical pixels from the keyboard's top left corner.
  public var frame: Rect

  /// The key at `frame`.
  public init(key: Key, frame: Rect) {
    self.key = key
    self.frame = frame
  }
}
