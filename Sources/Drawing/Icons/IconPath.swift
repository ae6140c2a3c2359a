/// One line of an icon: points around the icon's middle, in logical pixels at its usual size.
struct IconPath {
  /// A piece of the line, to `point`; curves have two control points.
  struct Piece {
    var kind: Kind
    var point: (x: Double, y: Double)
    var control1 = (x: 0.0, y: 0.0)
    var control2 = (x: 0.0, y: 0.0)
  }

  /// How a piece is drawn.
  enum Kind {
    case move
    case line
    case curve
  }

  private(set) var pieces: [Piece] = []
  private(set) var isClosed = false

  /// Begins at (`x`, `y`).
  init(x: Double, y: Double) {
    pieces.append(Piece(kind: .move, point: (x, y)))
  }

  /// The polygon or polyline through these points.
  init(_ points: [(Double, Double)], closed: Bool = false) {
    for (index, point) in points.enumerated() {
      pieces.append(Piece(kind: index == 0 ? .move : .line, point: point))
    }
    isClosed = closed
  }

  func line(_ x: Double, _ y: Double) -> IconPath {
    adding(Piece(kind: .line, point: (x, y)))
  }

  func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) -> IconPath {
    adding(Piece(kind: .curve, point: (x, y), control1: (x1, y1), control2: (x2, y2)))
  }

  /// A quarter of an ellipse to (`x`, `y`) that leaves horizontally or vertically.
  func quarter(_ x: Double, _ y: Double, leaving direction: Direction) -> IconPath {
    guard let from = pieces.last?.point else { return self }
    // The share of the radius at which control points make a curve a circle.
    let share = 0.5523
    let dx = (x - from.x) * share
    let dy = (y - from.y) * share
    switch direction {
    case .horizontally: return curve(from.x + dx, from.y, x, y - dy, x, y)
    case .vertically: return curve(from.x, from.y + dy, x - dx, y, x, y)
    }
  }

  /// The direction in which a quarter circle begins.
  enum Direction {
    case horizontally
    case vertically
  }

  func closed() -> IconPath {
    var path = self
    path.isClosed = true
    return path
  }

  private func adding(_ piece: Piece) -> IconPath {
    var path = self
    path.pieces.append(piece)
    return path
  }

  /// An ellipse around (`x`, `y`).
  static func ellipse(x: Double = 0, y: Double = 0, width: Double, height: Double) -> IconPath {
    let rx = width / 2
    let ry = height / 2
    return IconPath(x: x + rx, y: y)
      .quarter(x, y + ry, leaving: .vertically)
      .quarter(x - rx, y, leaving: .horizontally)
      .quarter(x, y - ry, leaving: .vertically)
      .quarter(x + rx, y, leaving: .horizontally)
      .closed()
  }

  /// A rectangle between these edges with round corners.
  static func rounded(
    left: Double, top: Double, right: Double, bottom: Double, radius r: Double
  ) -> IconPath {
    IconPath(x: left + r, y: top)
      .line(right - r, top).quarter(right, top + r, leaving: .horizontally)
      .line(right, bottom - r).quarter(right - r, bottom, leaving: .vertically)
      .line(left + r, bottom).quarter(left, bottom - r, leaving: .horizontally)
      .line(left, top + r).quarter(left + r, top, leaving: .vertically)
      .closed()
  }
}
