import Layouts
import Scene

/// Paints what lies behind the keys, and clears the room above the keyboard.
struct BackgroundPainter {
  var painting: Painting

  func paint(_ size: Size, surface: DeviceRect) {
    let keyboard = painting.space.rect(
      Rect(x: 0, y: 0, width: size.width, height: size.height))
    let everything = surface
    painting.canvas.replace(everything, with: .clear)
    painting.canvas.replace(keyboard, with: painting.theme.colors.background)
  }
}
