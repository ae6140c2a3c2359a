/// A rectangle whose edges lie on device pixels.
struct DeviceRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The middle: whole or half pixels.
  var centerX: Double { Double(x) + Double(width) / 2 }
  /// The middle: whole or half pixels.
  var centerY: Double { Double(y) + Double(height) / 2 }

  /// The rectangle between these edges.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    x = left
    y = top
    width = right - left
    height = bottom - top
  }

  func insetBy(x dx: Int, y dy: Int) -> DeviceRect {
    DeviceRect(left: x + dx, top: y + dy, right: maxX - dx, bottom: maxY - dy)
  }

  func intersects(_ other: DeviceRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func intersection(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      left: max(x, other.x), top: max(y, other.y), right: min(maxX, other.maxX),
      bottom: min(maxY, other.maxY))
  }
}
