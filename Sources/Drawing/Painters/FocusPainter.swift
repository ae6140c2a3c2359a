import Scene

/// Paints the ring around the key that a remote or gamepad is on.
struct FocusPainter {
  /// The width of the ring in logical pixels; it lies around the cap, within the gap.
  static let width = 2.0

  var painting: Painting

  func paint(around key: SceneKey) {
    guard painting.mayChange(painting.space.covering(key.place)) else { return }
    let place = painting.placement.place(of: key.frame, space: painting.space)
    let width = painting.space.line(Self.width)
    let canvas = painting.canvas
    canvas.addRounded(
      place.insetBy(x: -width, y: -width),
      radius: painting.space.length(painting.theme.shapes.keyCornerRadius) + Double(width),
      inset: Double(width) / 2)
    canvas.use(painting.theme.colors.focus)
    canvas.stroke(width: Double(width))
  }
}
