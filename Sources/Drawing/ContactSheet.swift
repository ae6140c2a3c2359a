import CCairo
import Layouts
import Scene

/// Many scenes on one picture, each with a line of text above it.
public struct ContactSheet {
  /// A scene and what it is.
  public struct Entry {
    /// What stands above it.
    public var title: String
    /// What is painted.
    public var scene: Scene

    /// An entry of the sheet.
    public init(title: String, scene: Scene) {
      self.title = title
      self.scene = scene
    }
  }

  private let entries: [Entry]
  private let columns: Int
  private let space: DeviceSpace

  /// Between scenes and around them, and the height of a title, in logical pixels.
  private static let gap = 20.0
  private static let titleHeight = 24.0

  /// A sheet of these entries, `scale` device pixels for a logical one.
  public init(_ entries: [Entry], columns: Int, scale: Double) {
    self.entries = entries
    self.columns = max(columns, 1)
    space = DeviceSpace(scale: scale, overhang: 0)
  }

  /// The sheet, painted.
  public func picture(_ painter: Painter) throws -> ImageSurface {
    let cells = cells
    let width = (cells.map { $0.maxX }.max() ?? 0) + Self.gap
    let height = (cells.map { $0.maxY }.max() ?? 0) + Self.gap
    let sheet = try ImageSurface(width: space.pixels(width), height: space.pixels(height))
    let canvas = try Canvas(sheet)
    let whole = DeviceRect(left: 0, top: 0, right: sheet.width, bottom: sheet.height)
    canvas.fill(whole, with: Color(red: 255, green: 255, blue: 255))
    for (entry, cell) in zip(entries, cells) {
      try paint(entry, at: cell, on: canvas, painter)
    }
    try canvas.check()
    return sheet
  }

  /// The place of each entry, title included; a row is as high as its highest scene.
  private var cells: [Rect] {
    let column = entries.map(\.scene.size.width).max() ?? 0
    var cells: [Rect] = []
    var y = Self.gap
    for start in stride(from: 0, to: entries.count, by: columns) {
      let row = entries[start..<min(start + columns, entries.count)]
      let height = (row.map(\.scene.size.height).max() ?? 0) + Self.titleHeight
      for index in row.indices {
        let x = Self.gap + Double(index - start) * (column + Self.gap)
        cells.append(Rect(x: x, y: y, width: column, height: height))
      }
      y += height + Self.gap
    }
    return cells
  }

  private func paint(
    _ entry: Entry, at cell: Rect, on canvas: Canvas, _ painter: Painter
  ) throws {
    let title = TextRequest(
      text: entry.title, style: FontStyle(size: space.length(13), weight: 600))
    canvas.use(Color(red: 0x33, green: 0x33, blue: 0x33))
    try painter.typesetter.layout(title).draw(
      on: canvas, x: Double(space.x(cell.x)), baseline: Double(space.y(cell.y + 15)))
    let size = Painter.surfaceSize(entry.scene.size, scale: space.scale)
    let picture = try ImageSurface(width: size.width, height: size.height)
    try painter.paint(entry.scene, scale: space.scale, into: picture)
    cairo_set_source_surface(
      canvas.pointer, picture.pointer, Double(space.x(cell.x)),
      Double(space.y(cell.y + Self.titleHeight)))
    cairo_paint(canvas.pointer)
  }
}
