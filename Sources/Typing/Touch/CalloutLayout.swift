import Layouts

/// The variants of a key as cells above it (reference 5.4): the key's own character above the
/// finger, the others towards the middle of the keyboard, in as many rows as they need.
public struct CalloutLayout: Hashable, Sendable {
  /// The choices, the key's own character first, each with its place.
  public let cells: [Cell]
  /// The box around the cells.
  public let frame: Rect

  /// One choice.
  public struct Cell: Hashable, Sendable {
    /// What it shows and types.
    public let text: String
    /// Where it is; often above the keyboard.
    public let frame: Rect
    let row: Int
  }

  /// Around the cells, and between them and the key, in logical pixels.
  static let margin = 4.0
  /// A cell is at least this wide, in logical pixels.
  static let smallestCell = 26.0

  /// The callout of a key that offers `texts`, on a keyboard of this width.
  public init(texts: [String], key: Rect, keyboardWidth: Double) {
    let height = key.height
    let opensRight = key.center.x <= keyboardWidth / 2
    let room = opensRight ? keyboardWidth - key.x : key.maxX
    let width = Self.cellWidth(texts, key: key, room: room)
    let fitting = Int(min(max((room / width).rounded(.down), 1), Double(max(texts.count, 1))))
    let rows = max((texts.count + fitting - 1) / fitting, 1)
    let perRow = max((texts.count + rows - 1) / rows, 1)
    let firstX = key.center.x - width / 2
    let left = min(max(firstX, 0), max(keyboardWidth - width, 0))
    cells = texts.enumerated().map { index, text in
      let (row, column) = (index / perRow, Double(index % perRow))
      let x = left + (opensRight ? column : -column) * width
      let y = key.y - Self.margin * 2 - Double(row + 1) * height
      return Cell(
        text: text, frame: Rect(x: x, y: y, width: width, height: height), row: row)
    }
    let box = cells.dropFirst().reduce(cells.first?.frame ?? key) { $0.union($1.frame) }
    frame = box.insetBy(-Self.margin)
  }

  private static func cellWidth(_ texts: [String], key: Rect, room: Double) -> Double {
    let longest = texts.map(\.count).max() ?? 1
    let forText = longest > 1 ? Double(longest) * 11 + 12 : 0
    return min(max(min(key.width, 60), forText, smallestCell), max(room, smallestCell))
  }

  /// The cell that a finger chooses which opened the callout at `start` and is now at `point`, or
  /// nil where it has gone further than `reach` below or beside the cells. It counts how far the
  /// finger went, so that the key's own character is chosen where it began.
  func choice(from start: Point, to point: Point, reach: Double) -> Int? {
    guard let first = cells.first else { return nil }
    let x = first.frame.center.x + point.x - start.x
    let up = start.y - point.y
    guard up >= -reach, x > frame.x - reach, x < frame.maxX + reach else { return nil }
    let lastRow = Double(cells.last?.row ?? 0)
    let row = Int(min(max((up / max(first.frame.height, 1)).rounded(), 0), lastRow))
    let candidates = cells.indices.filter { cells[$0].row == row }
    return candidates.min { distance($0, x) < distance($1, x) }
  }

  /// The cell at a point, for a finger that taps it.
  func cell(at point: Point) -> Int? { cells.firstIndex { $0.frame.contains(point) } }

  private func distance(_ index: Int, _ x: Double) -> Double {
    abs(cells[index].frame.center.x - x)
  }
}
