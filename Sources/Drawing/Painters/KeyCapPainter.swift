import Layouts
import Scene

/// Paints the cap of a key: the surface, its line and the hard edge below it.
struct KeyCapPainter {
  var painting: Painting

  func paint(_ style: KeyStyle, in place: DeviceRect, fill: Color) {
    let shapes = painting.theme.shapes
    let radius = painting.space.length(shapes.keyCornerRadius)
    let canvas = painting.canvas
    if style != .bare { paintShadow(below: place, radius: radius) }
    if fill.alpha > 0 {
      canvas.addRounded(place, radius: radius)
      canvas.use(fill)
      canvas.fill()
    }
    let border = painting.space.line(shapes.keyBorder)
    if style != .bare, border > 0 {
      canvas.addRounded(place, radius: radius, inset: Double(border) / 2)
      canvas.use(painting.theme.colors.keyBorder)
      canvas.stroke(width: Double(border))
    }
  }

  /// The edge is the lowest part of the cap again, one step lower; the cap covers the rest.
  private func paintShadow(below place: DeviceRect, radius: Double) {
    let depth = painting.space.line(painting.theme.shapes.keyShadow)
    guard depth > 0, painting.theme.colors.keyShadow.alpha > 0 else { return }
    let height = Int(radius.rounded(.up)) * 2 + depth
    let edge = DeviceRect(
      left: place.x, top: max(place.y + depth, place.maxY + depth - height), right: place.maxX,
      bottom: place.maxY + depth)
    painting.canvas.addRounded(edge, radius: radius)
    painting.canvas.use(painting.theme.colors.keyShadow)
    painting.canvas.fill()
  }
}
