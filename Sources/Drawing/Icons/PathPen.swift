/// The pen that path data move: where it is, where the part began, and how the last curve ended.
struct PathPen {
  private var point = PathData.Point(x: 0, y: 0)
  private var start = PathData.Point(x: 0, y: 0)
  /// The last control point of the curve before, which a smooth one of the same kind continues.
  private var cubicControl: PathData.Point?
  private var quadraticControl: PathData.Point?

  /// Carries out a command with its arguments: the pieces that come of it.
  mutating func draw(_ command: PathCommand, _ numbers: [Double]) -> [PathData.Piece] {
    let from = point
    let origin = command.isRelative ? from : PathData.Point(x: 0, y: 0)
    /// The point whose x is the argument at this place.
    func place(_ index: Int) -> PathData.Point {
      PathData.Point(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
    }
    let (cubic, quadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)
    switch command.kind {
    case .move:
      (point, start) = (place(0), place(0))
      return [.move(point)]
    case .close:
      point = start
      return [.close]
    case .line: point = place(0)
    case .horizontal: point.x = origin.x + numbers[0]
    case .vertical: point.y = origin.y + numbers[0]
    case .cubic: return curve(place(0), place(2), to: place(4))
    case .smoothCubic:
      return curve(cubic?.reflected(at: from) ?? from, place(0), to: place(2))
    case .quadratic: return curve(place(0), to: place(2))
    case .smoothQuadratic:
      return curve(quadratic?.reflected(at: from) ?? from, to: place(0))
    case .arc:
      point = place(5)
      let arc = PathArc(
        from: from, to: point, radii: (numbers[0], numbers[1]), degrees: numbers[2],
        isLarge: numbers[3] != 0, isClockwise: numbers[4] != 0)
      return arc.pieces
    }
    return [.line(point)]
  }

  private mutating func curve(
    _ first: PathData.Point, _ second: PathData.Point, to end: PathData.Point
  ) -> [PathData.Piece] {
    (point, cubicControl) = (end, second)
    return [.curve(first, second, end)]
  }

  /// A quadratic curve is the cubic one with its control point twice, two thirds of the way.
  private mutating func curve(
    _ control: PathData.Point, to end: PathData.Point
  ) -> [PathData.Piece] {
    let from = point
    (point, quadraticControl) = (end, control)
    return [.curve(from.towards(control), end.towards(control), end)]
  }
}
