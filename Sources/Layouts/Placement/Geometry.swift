/// A point in logical pixels, from the keyboard's top left corner.
public struct Point: Hashable, Codable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// The point (`x`, `y`).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Width and height in logical pixels.
public struct Size: Hashable, Codable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A size of `width` × `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in logical pixels, from the keyboard's top left corner.
public struct Rect: Hashable, Codable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A rectangle with its top left corner at (`x`, `y`).
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether the point lies inside; the right and bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// How far outside the rectangle the point lies, 0 inside.
  public func distance(to point: Point) -> Double {
    let (dx, dy) = (horizontalDistance(to: point), verticalDistance(to: point))
    return (dx * dx + dy * dy).squareRoot()
  }

  /// How far left or right of the rectangle the point lies, 0 between its edges.
  public func horizontalDistance(to point: Point) -> Double {
    max(x - point.x, 0, point.x - maxX)
  }

  /// How far above or below the rectangle the point lies, 0 between its edges.
  public func verticalDistance(to point: Point) -> Double {
    max(y - point.y, 0, point.y - maxY)
  }

  /// The rectangle, made smaller by `amount` on every side.
  public func insetBy(_ amount: Double) -> Rect {
    Rect(
      x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// The rectangle moved by (`dx`, `dy`).
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
