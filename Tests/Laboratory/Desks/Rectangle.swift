/// A place on a desk, in logical pixels from its top left corner.
public struct Rectangle: Sendable, Equatable, Decodable {
  public var x, y, width, height: Double

  /// The rectangle with this corner and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Its middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether the other lies within it.
  public func contains(_ other: Rectangle) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}

/// A point of a desk, in logical pixels from its top left corner.
public struct Point: Sendable, Equatable {
  public var x, y: Double

  /// The point at these coordinates.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}
