import Layouts
import Scene

/// The way from the logical pixels of a scene to the pixels of a surface.
struct DeviceSpace: Hashable {
  /// Device pixels for a logical pixel.
  var scale: Double
  /// The transparent room above the keyboard, in logical pixels.
  var overhang: Double

  /// A length, not rounded.
  func length(_ length: Double) -> Double { length * scale }

  /// A length in whole pixels.
  func pixels(_ length: Double) -> Int { Int((length * scale).rounded()) }

  /// The width of a line that is meant to be seen: at least a pixel, unless it is 0.
  func line(_ width: Double) -> Int { width > 0 ? max(1, pixels(width)) : 0 }

  /// The pixel edge nearest to a logical x.
  func x(_ x: Double) -> Int { pixels(x) }

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
      left: Int((rect.x * scale).rounded(.down)),
      top: top + Int((rect.y * scale).rounded(.down)),
      right: Int((rect.maxX * scale).rounded(.up)),
      bottom: top + Int((rect.maxY * scale).rounded(.up)))
  }
}
