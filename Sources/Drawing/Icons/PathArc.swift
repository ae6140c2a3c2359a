import Glibc

/// An arc of an ellipse between two points, as path data describe it (SVG 2, section 9.5.1), and
/// the cubic curves that draw it.
struct PathArc {
  /// Where it begins.
  var from: PathData.Point
  /// Where it ends.
  var to: PathData.Point
  /// The ellipse's radii before it is turned; both grow alike where they are too short to reach.
  var radii: (x: Double, y: Double)
  /// How far the ellipse is turned, clockwise.
  var degrees: Double
  /// Whether the longer way around is meant.
  var isLarge: Bool
  /// Whether it goes clockwise.
  var isClockwise: Bool

  /// The curves, each at most a quarter of the ellipse; nothing between equal points, a line where
  /// a radius is 0.
  var pieces: [PathData.Piece] {
    guard from != to else { return [] }
    guard radii.x != 0, radii.y != 0 else { return [.line(to)] }
    return curves
  }

  /// SVG 2, appendix B.2.4: the ellipse's middle and the angles of both points.
  private var curves: [PathData.Piece] {
    let turn = degrees * .pi / 180
    let (cosine, sine) = (cos(turn), sin(turn))
    // The ends as seen from halfway between them, along the ellipse's axes.
    let half = (x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let end = (x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    var (rx, ry) = (radii.x.magnitude, radii.y.magnitude)
    let reach = (end.x / rx) * (end.x / rx) + (end.y / ry) * (end.y / ry)
    if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
    // On a circle of radius 1: the middle lies at a right angle to the way between the ends.
    let unit = (x: end.x / rx, y: end.y / ry)
    let distance = max(1 / min(reach, 1) - 1, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let middle = (x: unit.y * distance, y: -unit.x * distance)
    let begin = atan2(unit.y - middle.y, unit.x - middle.x)
    var sweep = atan2(-unit.y - middle.y, -unit.x - middle.x) - begin
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    /// From the circle of radius 1 to the box.
    func place(_ x: Double, _ y: Double) -> PathData.Point {
      let (x, y) = ((x + middle.x) * rx, (y + middle.y) * ry)
      return PathData.Point(
        x: cosine * x - sine * y + (from.x + to.x) / 2,
        y: sine * x + cosine * y + (from.y + to.y) / 2)
    }
    // A half circle is two quarters, also where rounding makes it a little more.
    let count = max((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up), 1)
    // A radius beyond all numbers: nobody sees it bend.
    guard distance.isFinite, count <= 4 else { return [.line(to)] }
    let step = sweep / count
    // How far control points lie from the ends of a curve that looks like an arc.
    let length = 4.0 / 3 * tan(step / 4)
    return (0..<Int(count)).map { index in
      let (first, second) = (begin + step * Double(index), begin + step * Double(index + 1))
      let isLast = index + 1 == Int(count)
      return .curve(
        place(cos(first) - length * sin(first), sin(first) + length * cos(first)),
        place(cos(second) + length * sin(second), sin(second) - length * cos(second)),
        isLast ? to : place(cos(second), sin(second)))
    }
  }
}
