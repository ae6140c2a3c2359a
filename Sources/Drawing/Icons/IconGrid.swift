/// Lays an icon on the pixel grid: the outer edges of straight horizontal and vertical lines come
/// to lie on pixel edges, and both halves of an icon stay mirror images of each other.
struct IconGrid {
  /// The icon's middle on the surface, in whole or half pixels.
  var center: (x: Double, y: Double)
  /// Device pixels for a pixel of the icon.
  var scale: Double
  /// The width of its lines in whole or half pixels, 0 for surfaces.
  var lineWidth: Double

  /// The width in whole pixels, or in half ones where a whole one is too rough a step.
  static func lineWidth(_ width: Double, scale: Double) -> Double {
    let pixels = width * scale
    return max(1, pixels < 2.75 ? (pixels * 2).rounded() / 2 : pixels.rounded())
  }

  /// Adds a path to the canvas.
  func add(_ path: IconPath, to canvas: Canvas) {
    let nudges = nudges(of: path)
    for (index, piece) in path.pieces.enumerated() {
      let end = placed(piece.point, nudges[index])
      switch piece.kind {
      case .move: canvas.move(x: end.x, y: end.y)
      case .line: canvas.line(x: end.x, y: end.y)
      case .curve:
        let first = placed(piece.control1, nudges[index - 1])
        let second = placed(piece.control2, nudges[index])
        canvas.curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y)
      }
    }
    if path.isClosed { canvas.close() }
  }

  private func placed(
    _ point: (x: Double, y: Double), _ nudge: (x: Double, y: Double)
  ) -> (x: Double, y: Double) {
    (center.x + point.x * scale + nudge.x, center.y + point.y * scale + nudge.y)
  }

  /// How far each point moves to come to lie on the grid: both ends of an upright line sideways,
  /// both ends of a level one up or down.
  private func nudges(of path: IconPath) -> [(x: Double, y: Double)] {
    var nudges = path.pieces.map { _ in (x: 0.0, y: 0.0) }
    func straighten(_ start: Int, _ end: Int) {
      let from = path.pieces[start].point
      let to = path.pieces[end].point
      if from.x == to.x {
        nudges[start].x = nudge(from.x, center: center.x)
        nudges[end].x = nudges[start].x
      }
      if from.y == to.y {
        nudges[start].y = nudge(from.y, center: center.y)
        nudges[end].y = nudges[start].y
      }
    }
    for index in path.pieces.indices.dropFirst() where path.pieces[index].kind == .line {
      straighten(index - 1, index)
    }
    guard path.isClosed, let last = path.pieces.indices.last, last > 0 else { return nudges }
    if path.pieces[last].point == path.pieces[0].point {
      // A curve that came back to its start.
      nudges[last] = nudges[0]
    } else {
      straighten(last, 0)
    }
    return nudges
  }

  /// What brings a line `offset` away from the middle onto the grid. It depends on the distance
  /// alone, so that mirrored lines move alike; a line in the middle stays there.
  private func nudge(_ offset: Double, center: Double) -> Double {
    guard offset != 0 else { return 0 }
    let edge = offset.magnitude * scale + lineWidth / 2
    let phase = center.truncatingRemainder(dividingBy: 1)
    let snapped = (edge - phase).rounded() + phase
    return offset < 0 ? edge - snapped : snapped - edge
  }
}
