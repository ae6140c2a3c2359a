import Layouts
import Scene

/// Paints the surface of balloon and callout, with its soft edge and its line.
struct BubblePainter {
  /// The neck's curve in logical pixels (reference 6.4).
  static let neck = (width: 8.0, height: 15.0)
  /// Steps of the soft edge: enough that none is seen.
  private static let shadowSteps = 6

  var painting: Painting

  func paint(head: Rect, key: Rect) {
    let space = painting.space
    let theme = painting.theme
    let outline = BubbleOutline(
      head: space.rect(head), key: painting.placement.place(of: key, space: space),
      headRadius: space.length(theme.shapes.popupCornerRadius),
      keyRadius: space.length(theme.shapes.keyCornerRadius),
      neck: (space.length(Self.neck.width), space.length(Self.neck.height)))
    outline.add(to: painting.canvas)
    paintSurface(painting.theme.colors.popup.fill)
  }

  /// A box that grows out of no key.
  func paint(panel: Rect, fill: Color) {
    painting.canvas.addRounded(
      painting.space.rect(panel),
      radius: painting.space.length(painting.theme.shapes.popupCornerRadius))
    paintSurface(fill)
  }

  /// Fills the path, within its soft edge and its line.
  private func paintSurface(_ fill: Color) {
    let canvas = painting.canvas
    let theme = painting.theme
    paintShadow()
    canvas.use(fill)
    let border = painting.space.line(theme.shapes.popupBorder)
    guard border > 0 else { return canvas.fill() }
    canvas.fillKeepingPath()
    canvas.use(theme.colors.popupBorder)
    canvas.stroke(width: Double(border))
  }

  /// The soft edge: wider and wider lines around the outline, together as dark as the theme says.
  private func paintShadow() {
    let reach = painting.space.length(painting.theme.shapes.popupShadow)
    let color = painting.theme.colors.popupShadow
    guard reach > 0, color.alpha > 0 else { return }
    let canvas = painting.canvas
    canvas.setRoundLines(true)
    for step in 1...Self.shadowSteps {
      let share = Double(step) / Double(Self.shadowSteps)
      canvas.use(color, opacity: 1 / Double(Self.shadowSteps))
      canvas.strokeKeepingPath(width: 2 * reach * share)
    }
    canvas.setRoundLines(false)
  }
}
