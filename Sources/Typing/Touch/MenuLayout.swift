import Layouts

/// The menu of keyboards above its key: the settings, the keyboards in as few columns as there is
/// room for, and the shapes in a row at its bottom (reference 5.4).
public struct MenuLayout: Hashable, Sendable {
  /// Everything that can be chosen, from top to bottom.
  public let entries: [Entry]
  /// The box around them.
  public let frame: Rect

  /// Something that can be chosen, with its place.
  public struct Entry: Hashable, Sendable {
    /// What it means.
    public let choice: KeyboardMenu.Choice
    /// What it says; empty for a shape, which is a picture.
    public let label: String
    /// Whether it is what is shown now.
    public let isCurrent: Bool
    /// Where it is; often above the keyboard.
    public let frame: Rect
  }

  /// Around the entries, and between the menu and what is beside it, in logical pixels.
  static let margin = 6.0
  /// The height of a row at best and at least, and of the row of shapes, in logical pixels.
  static let (rowHeight, leastRowHeight, shapeHeight) = (44.0, 28.0, 46.0)
  /// The width of a column at best and at least, in logical pixels.
  static let (columnWidth, leastColumnWidth) = (230.0, 140.0)

  /// The menu of a key on a keyboard of this size, which has room for it up to `overhang` above
  /// its top. Where even so not all keyboards fit, those around the current one are shown.
  public init(
    _ menu: KeyboardMenu, key: Rect, keyboard: Size, overhang: Double = PlacedKeyboard.overhang
  ) {
    let bottom = key.y - Self.margin
    let shapes = menu.shapes.count > 1 ? menu.shapes : []
    let shapeHeight = shapes.isEmpty ? 0 : Self.shapeHeight
    let room = bottom + overhang - 4 * Self.margin - shapeHeight
    let grid = Grid(
      count: menu.keyboards.count, extraRows: menu.settings == nil ? 0 : 1, room: room,
      width: keyboard.width - 4 * Self.margin)
    let width = grid.columnWidth * Double(grid.columns)
    let opensRight = key.center.x <= keyboard.width / 2
    let wanted = opensRight ? key.x + Self.margin : key.maxX - width - Self.margin
    let left = min(max(wanted, 2 * Self.margin), keyboard.width - width - 2 * Self.margin)
    let extraHeight = menu.settings == nil ? 0 : grid.rowHeight
    let top = bottom - Self.margin - shapeHeight - Double(grid.rows) * grid.rowHeight - extraHeight
    let settings = menu.settings.map { label in
      Entry(
        choice: .settings, label: label, isCurrent: false,
        frame: Rect(x: left, y: top, width: width, height: grid.rowHeight))
    }
    let shapeRow = Rect(
      x: left, y: bottom - Self.margin - shapeHeight, width: width, height: shapeHeight)
    entries =
      (settings.map { [$0] } ?? [])
      + Self.keyboards(of: menu, in: grid, at: Point(x: left, y: top + extraHeight))
      + Self.row(of: shapes, current: menu.shape, in: shapeRow)
    frame = Rect(x: left, y: top, width: width, height: bottom - Self.margin - top)
      .insetBy(-Self.margin)
  }

  private static func keyboards(
    of menu: KeyboardMenu, in grid: Grid, at origin: Point
  ) -> [Entry] {
    let first = grid.first(showing: menu.current)
    return (first..<min(first + grid.capacity, menu.keyboards.count)).map { index in
      Entry(
        choice: .keyboard(index), label: menu.keyboards[index], isCurrent: index == menu.current,
        frame: grid.cell(index - first).offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  private static func row(
    of shapes: [KeyboardShape], current: KeyboardShape, in row: Rect
  ) -> [Entry] {
    let width = row.width / Double(max(shapes.count, 1))
    return shapes.enumerated().map { index, shape in
      Entry(
        choice: .shape(shape), label: "", isCurrent: shape == current,
        frame: Rect(x: row.x + Double(index) * width, y: row.y, width: width, height: row.height))
    }
  }

  /// The entry at a point.
  func entry(at point: Point) -> Int? { entries.firstIndex { $0.frame.contains(point) } }
}

/// The keyboards in columns.
private struct Grid {
  let count: Int
  let columns: Int
  let rows: Int
  let rowHeight: Double
  let columnWidth: Double

  /// As few columns as keep the rows at their least height within `room`, which `extraRows` share.
  init(count: Int, extraRows: Int, room: Double, width: Double) {
    self.count = count
    let most = max(Int(width / MenuLayout.leastColumnWidth), 1)
    let fitting = max(Int(room / MenuLayout.leastRowHeight) - extraRows, 1)
    columns = min(max((count + fitting - 1) / fitting, 1), most)
    rows = min((count + columns - 1) / columns, fitting)
    rowHeight = min(
      max(room / Double(max(rows + extraRows, 1)), MenuLayout.leastRowHeight), MenuLayout.rowHeight)
    columnWidth = min(width / Double(columns), MenuLayout.columnWidth)
  }

  var capacity: Int { columns * rows }

  /// The first keyboard that is shown, where not all are.
  func first(showing current: Int) -> Int {
    min(max(current - capacity / 2, 0), max(count - capacity, 0))
  }

  func cell(_ index: Int) -> Rect {
    Rect(
      x: Double(index / max(rows, 1)) * columnWidth, y: Double(index % max(rows, 1)) * rowHeight,
      width: columnWidth, height: rowHeight)
  }
}
