import Layouts
import Wayland

/// Where the keyboard is on its surface, and its surface on the output, in logical pixels.
nonisolated struct SurfacePlace: Hashable {
  /// The surface's size.
  var surface: Size
  /// The keyboard's top left corner on the surface.
  var origin: Point
  /// The keyboard's box on the output.
  var frame: Rect
  /// What layer shell is told.
  var layer: LayerPlacement
  /// Whether the keyboard floats in a surface of the output's size.
  var floats: Bool

  /// Between a floating keyboard that was never moved and the bottom of the screen.
  private static let floatingMargin = 40.0

  /// The place of a keyboard of this size on a screen.
  /// - Parameter position: where the top left corner of a floating keyboard is wanted; nil for the
  ///   middle of the screen near its bottom. It is kept on the screen, with its overhang.
  init(_ keyboard: Size, shape: KeyboardShape, screen: Size, position: Point?) {
    floats = shape == .floating
    guard floats else {
      surface = Size(width: keyboard.width, height: keyboard.height + PlacedKeyboard.overhang)
      origin = Point(x: 0, y: PlacedKeyboard.overhang)
      frame = Rect(
        x: 0, y: screen.height - keyboard.height, width: keyboard.width, height: keyboard.height)
      layer = .docked(height: UInt32(surface.height), zone: Int32(keyboard.height))
      return
    }
    let room = Size(
      width: max(screen.width - keyboard.width, 0), height: max(screen.height - keyboard.height, 0))
    let wanted =
      position ?? Point(x: room.width / 2, y: room.height - Self.floatingMargin)
    let top = min(PlacedKeyboard.overhang, room.height)
    surface = screen
    origin = Point(
      x: min(max(wanted.x, 0), room.width).rounded(),
      y: min(max(wanted.y, top), room.height).rounded())
    frame = Rect(x: origin.x, y: origin.y, width: keyboard.width, height: keyboard.height)
    layer = .wholeOutput
  }

  /// How far the keyboard's top is below its place with `share` of it slid in, from below.
  func slide(share: Double) -> Double { (1 - share) * (surface.height - origin.y) }

  /// Where touches are taken: on the keyboard but for its opening, and on what is open above it.
  func inputRegion(open: [Rect], opening: Rect? = nil) -> [PixelRect] {
    let keyboard = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    return (keyboard.parts(around: opening) + open).map { part in
      let left = max(origin.x + part.x, 0).rounded(.down)
      let top = max(origin.y + part.y, 0).rounded(.down)
      return PixelRect(
        x: Int32(left), y: Int32(top), width: Int32((origin.x + part.maxX).rounded(.up) - left),
        height: Int32((origin.y + part.maxY).rounded(.up) - top))
    }
  }
}

extension Rect {
  /// What is left of it around an opening in its lower edge: above, to the left, to the right.
  nonisolated fileprivate func parts(around opening: Rect?) -> [Rect] {
    guard let opening else { return [self] }
    let sides = (y: opening.y, height: maxY - opening.y)
    return [
      Rect(x: x, y: y, width: width, height: opening.y - y),
      Rect(x: x, y: sides.y, width: opening.x - x, height: sides.height),
      Rect(x: opening.maxX, y: sides.y, width: maxX - opening.maxX, height: sides.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
