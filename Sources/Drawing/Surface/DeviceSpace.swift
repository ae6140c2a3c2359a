import Layouts
import Scene

/// The way from the logical pixels of a scene to the pixels of a surface.
struct DeviceSpace: Hashable {
  /// Device pixels for a logical pixel.
  var scale: Double
  /// The transparent room above the keyboard, in logical pixels.
  var overhang: Double
  /// The transparent room to the left of the keyboard, in logical pixels.
  var left = 0.0

  /// A length, not rounded.
  func length(_ length: Double) -> Double { length * scale }

  /// A length in whole pixels.
  func pixels(_ length: Double) -> Int { Self.whole((length * scale).rounded()) }

  /// A whole number as one; 0 for what no surface has room for.
  private static func whole(_ value: Double) -> Int {
    value.magnitude < 1e6 ? Int(value) : 0
  }

  /// The width of a line that is meant to be seen: at least a pixel, unless it is 0.
  func line(_ width: Double) -> Int { width > 0 ? max(1, pixels(width)) : 0 }

  /// The pixel edge nearest to a logical x.
  func x(_ x: Double) -> Int { leftPixels + pixels(x) }

  private var leftPixels: Int { pixels(left) }

  /// The first row of the keyboard itself.
  var top: Int { pixels(overhang) }

  /// The pixel edge nearest to a logical y.
  func y(_ y: Double) -> Int { top + pixels(y) }

  /// The rectangle with each edge on the nearest pixel edge.
  func rect(_ rect: Rect) -> DeviceRect {
    DeviceRect(
      left: x(rect.x), top: y(rect.y), right: x(rect.maxX), bottom: y(rect.maxY))
  }

  /// The smallest rectangle of whole pixels around a logical one.
  func covering(_ rect: Rect) -> DeviceRect {
    DeviceRect(
      left: leftPixels + Self.whole((rect.x * scale).rounded(.down)),
      top: top + Self.whole((rect.y * scale).rounded(.down)),
      right: leftPixels + Self.whole((rect.maxX * scale).rounded(.up)),
      bottom: top + Self.whole((rect.maxY * scale).rounded(.up)))
  }
}
