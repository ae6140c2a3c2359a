/// An outline in SVG's path data, in a box of 24 × 24 (SVG 2, section 9.3): moves, lines, curves
/// and closing, absolute and relative. Arcs and smooth curves are not read.
struct PathData: Hashable, Sendable {
  /// The pieces, in absolute places.
  private(set) var pieces: [Piece] = []

  /// The most pieces an outline may have.
  static let maximumPieces = 512
  /// No point lies further from the box's corner, in its units.
  static let farthest = 1000.0

  /// A point in the box, to the right and down.
  struct Point: Hashable, Sendable {
    /// To the right.
    var x: Double
    /// Down.
    var y: Double
  }

  /// A piece of the outline.
  enum Piece: Hashable, Sendable {
    /// A new part begins here.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic curve with two control points.
    case curve(Point, Point, Point)
    /// Back to where the part began.
    case close
  }

  /// Reads path data; nil where they are broken, too long or hold what is not read.
  init?(_ text: String) {
    var scanner = PathScanner(text)
    var pen = Pen()
    while let command = scanner.command() {
      guard pieces.isEmpty == false || command == "M" || command == "m" else { return nil }
      guard read(command, &scanner, &pen), pieces.count <= Self.maximumPieces else { return nil }
    }
    guard scanner.isAtEnd, pieces.count > 1 else { return nil }
  }

  private struct Pen {
    var point = Point(x: 0, y: 0)
    var start = Point(x: 0, y: 0)
  }

  /// One command with all its arguments, which may come several times.
  private mutating func read(
    _ command: Character, _ scanner: inout PathScanner, _ pen: inout Pen
  ) -> Bool {
    guard let count = Self.arguments[Character(command.lowercased())] else { return false }
    if count == 0 {
      pieces.append(.close)
      pen.point = pen.start
      return true
    }
    var isFirst = true
    repeat {
      guard let numbers = scanner.numbers(count), pieces.count <= Self.maximumPieces,
        draw(command, numbers, isFirst: isFirst, &pen)
      else { return false }
      isFirst = false
    } while scanner.isAtNumber
    return true
  }

  private static let arguments: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "q": 4, "z": 0,
  ]

  private mutating func draw(
    _ command: Character, _ numbers: [Double], isFirst: Bool, _ pen: inout Pen
  ) -> Bool {
    let origin = command.isLowercase ? pen.point : Point(x: 0, y: 0)
    func point(_ index: Int) -> Point {
      Point(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
    }
    let from = pen.point
    switch command.lowercased() {
    case "m":
      pen.point = point(0)
      // Further points after a move are lines.
      pieces.append(isFirst ? .move(pen.point) : .line(pen.point))
      if isFirst { pen.start = pen.point }
    case "l": pen.point = point(0)
    case "h": pen.point.x = origin.x + numbers[0]
    case "v": pen.point.y = origin.y + numbers[0]
    case "c":
      pen.point = point(4)
      pieces.append(.curve(point(0), point(2), pen.point))
    default:
      let control = point(0)
      pen.point = point(2)
      pieces.append(.curve(from.towards(control), pen.point.towards(control), pen.point))
    }
    if ["l", "h", "v"].contains(command.lowercased()) { pieces.append(.line(pen.point)) }
    return pieces.last?.points.allSatisfy(\.isNear) ?? false
  }
}

extension PathData.Piece {
  /// The points of the piece.
  var points: [PathData.Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension PathData.Point {
  /// Whether the point is one that anybody draws.
  fileprivate var isNear: Bool {
    x.magnitude <= PathData.farthest && y.magnitude <= PathData.farthest
  }

  /// Two thirds of the way: what makes a quadratic curve's control point a cubic one's.
  fileprivate func towards(_ control: PathData.Point) -> PathData.Point {
    PathData.Point(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
  }
}
