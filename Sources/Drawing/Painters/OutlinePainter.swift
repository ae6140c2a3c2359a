import Scene

/// Fills an application's icon.
struct OutlinePainter {
  /// The side of the box that path data are drawn in.
  private static let box = 24.0

  var painting: Painting

  /// Paints the outline in the middle of `place`, a logical pixel for each of its units, or smaller
  /// where the place is; what lies outside its box is cut off.
  func paint(_ outline: PathData, in place: DeviceRect, color: Color) {
    let scale = min(
      painting.space.scale, Double(place.width) / Self.box, Double(place.height) / Self.box)
    guard scale > 0 else { return }
    let left = (place.centerX - Self.box / 2 * scale).rounded()
    let top = (place.centerY - Self.box / 2 * scale).rounded()
    let side = Int((Self.box * scale).rounded(.up))
    let box = DeviceRect(
      left: Int(left), top: Int(top), right: Int(left) + side, bottom: Int(top) + side)
    let canvas = painting.canvas
    canvas.clipped(to: box) {
      func placed(_ point: PathData.Point) -> (x: Double, y: Double) {
        (left + point.x * scale, top + point.y * scale)
      }
      for piece in outline.pieces {
        switch piece {
        case .move(let point): canvas.move(x: placed(point).x, y: placed(point).y)
        case .line(let point): canvas.line(x: placed(point).x, y: placed(point).y)
        case .curve(let first, let second, let end):
          let (a, b, c) = (placed(first), placed(second), placed(end))
          canvas.curve(x1: a.x, y1: a.y, x2: b.x, y2: b.y, x: c.x, y: c.y)
        case .close: canvas.close()
        }
      }
      canvas.use(color)
      canvas.fill()
    }
  }
}
