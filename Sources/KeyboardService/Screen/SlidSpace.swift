import Layouts
import Wayland

/// Between the pixels of a surface and the logical pixels of a keyboard whose top left corner lies
/// at (`left`, `top`) in logical pixels of the surface.
nonisolated struct SlidSpace: Hashable {
  var scale: Double
  var left = 0.0
  var top: Double

  private var leftPixels: Double { (left * scale).rounded() }
  private var topPixels: Double { (top * scale).rounded() }

  /// The smallest rectangle of whole pixels around a place on the keyboard.
  func pixels(_ rect: Rect) -> PixelRect {
    let left = leftPixels + (rect.x * scale).rounded(.down)
    let upper = topPixels + (rect.y * scale).rounded(.down)
    return PixelRect(
      x: Int32(left), y: Int32(upper),
      width: Int32(leftPixels + (rect.maxX * scale).rounded(.up) - left),
      height: Int32(topPixels + (rect.maxY * scale).rounded(.up) - upper))
  }

  /// The place of a rectangle of pixels on the keyboard.
  func logical(_ pixels: PixelRect) -> Rect {
    Rect(
      x: (Double(pixels.x) - leftPixels) / scale, y: (Double(pixels.y) - topPixels) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }
}
