/// A rectangle of whole device pixels in a buffer.
public nonisolated struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int32
  /// The top edge.
  public var y: Int32
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32

  /// A rectangle with its top left corner at (`x`, `y`).
  public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the other lies inside.
  public func covers(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width
      && y + height >= other.y + other.height
  }

  /// The smallest rectangle around both.
  public func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
