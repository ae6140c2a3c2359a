import Layouts
import Scene

/// Paints what lies behind the keys, and clears the room above the keyboard.
struct BackgroundPainter {
  var painting: Painting

  func paint(_ size: Size, floats: Bool, surface: DeviceRect) {
    let keyboard = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let everything = surface
    painting.canvas.replace(everything, with: .clear)
    let background = painting.theme.colors.background
    if floats {
      BubblePainter(painting: painting).paint(panel: keyboard, fill: background)
    } else {
      painting.canvas.replace(painting.space.rect(keyboard), with: background)
    }
  }
}
