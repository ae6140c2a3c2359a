/// An outline in SVG's path data, in a box of 24 × 24 (SVG 2, section 9.3): all of its commands,
/// absolute and relative.
///
/// It is read here because it comes from any program on the bus: a parser in C (nanosvg) has no
/// bounds of its own, and librsvg with what it brings along is larger than the keyboard.
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

  /// Reads path data; nil where they are broken, too long or reach too far.
  init?(_ text: String) {
    var scanner = PathScanner(text)
    var pen = PathPen()
    while let letter = scanner.command() {
      guard let command = PathCommand(letter), !pieces.isEmpty || command.kind == .move,
        read(command, &scanner, &pen)
      else { return nil }
    }
    guard scanner.isAtEnd, pieces.count > 1 else { return nil }
  }

  /// One command with all its arguments, which may come several times.
  private mutating func read(
    _ command: PathCommand, _ scanner: inout PathScanner, _ pen: inout PathPen
  ) -> Bool {
    var command = command
    var goesOn = false
    repeat {
      guard let numbers = scanner.arguments(command.kind.arguments) else { return false }
      let drawn = pen.draw(command, numbers)
      guard pieces.count + drawn.count <= Self.maximumPieces,
        drawn.allSatisfy({ $0.points.allSatisfy(\.isNear) })
      else { return false }
      pieces += drawn
      // Further points after a move are lines.
      if command.kind == .move { command.kind = .line }
      guard let isMore = scanner.hasMoreArguments() else { return false }
      goesOn = isMore && command.kind != .close
    } while goesOn
    return true
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
  func towards(_ control: PathData.Point) -> PathData.Point {
    PathData.Point(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
  }

  /// The point as far on the other side of `center`.
  func reflected(at center: PathData.Point) -> PathData.Point {
    PathData.Point(x: 2 * center.x - x, y: 2 * center.y - y)
  }
}
