import Layouts
import Scene

/// Paints what lies behind the keys, and clears the room above the keyboard and between the halves
/// of a split one.
struct BackgroundPainter {
  var painting: Painting

  func paint(_ scene: Scene, surface: DeviceRect) {
    let keyboard = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    let everything = surface
    painting.canvas.replace(everything, with: .clear)
    let background = painting.theme.colors.background
    if scene.floats {
      BubblePainter(painting: painting).paint(panel: keyboard, fill: background)
    } else {
      painting.canvas.replace(painting.space.rect(keyboard), with: background)
    }
    if let opening = scene.opening {
      clear(opening, radius: painting.theme.shapes.popupCornerRadius)
    }
  }

  /// Clears a place that reaches to the keyboard's bottom edge; its upper corners are round.
  private func clear(_ opening: Rect, radius: Double) {
    var place = opening
    place.height += radius
    painting.canvas.addRounded(
      painting.space.rect(place), radius: painting.space.length(radius))
    painting.canvas.fillReplacing(with: .clear)
  }
}
