/// Divides the rows of a tablet's layer between the two thumbs (reference 1.5).
enum SplitRows {
  /// The layer with the room between the halves in the middle of each row, and a space bar in both.
  static func split(_ layer: Layer) -> Layer {
    guard layer.id != .digits else { return layer }
    let columns = layer.rows.map(fixedColumns).max() ?? 0
    let edge = layer.rows.first.map { leftColumns(of: $0, columns: columns) } ?? 0
    return Layer(id: layer.id, rows: layer.rows.map { split($0, columns: columns, edge: edge) })
  }

  private static func split(_ row: Row, columns: Double, edge: Double) -> Row {
    var (left, right): ([Row.Item], [Row.Item]) = ([], [])
    var position = 0.0
    for (item, width) in zip(row.items, widths(of: row, columns: columns)) {
      if case .key(var key) = item, key.action == .space {
        left = left.map(Self.narrowed)
        let taken = left.compactMap { columnCount($0.width) }.reduce(0, +)
        key.width = .letters(max(edge - taken, 1))
        left.append(.key(key))
        key.width = .fill
        right.append(.key(key))
      } else if right.isEmpty, position + width / 2 < columns / 2 - 0.01 {
        left.append(item)
      } else {
        right.append(item)
      }
      position += width
    }
    return Row(items: left + [.gap(.split)] + right)
  }

  /// What stands before the space bar leaves it room.
  private static func narrowed(_ item: Row.Item) -> Row.Item {
    guard case .key(var key) = item else { return item }
    key.width = .letters(1)
    return .key(key)
  }

  /// How many columns of a row come to lie on the left.
  private static func leftColumns(of row: Row, columns: Double) -> Double {
    var position = 0.0
    for width in widths(of: row, columns: columns) {
      guard position + width / 2 < columns / 2 - 0.01 else { break }
      position += width
    }
    return position
  }

  /// The width of each item in columns; what fills its row shares the rest.
  private static func widths(of row: Row, columns: Double) -> [Double] {
    let known = row.items.map { columnCount($0.width) }
    let fills = Double(known.count { $0 == nil })
    let rest = columns - known.compactMap(\.self).reduce(0, +)
    return known.map { $0 ?? max(rest / max(fills, 1), 1) }
  }

  /// How many columns a row needs: a key that fills it takes one at least.
  private static func fixedColumns(_ row: Row) -> Double {
    row.items.map { columnCount($0.width) ?? 1 }.reduce(0, +)
  }

  private static func columnCount(_ width: KeyWidth) -> Double? {
    switch width {
    case .letters(let count), .columns(let count): count
    case .shift, .split: 1
    case .fill: nil
    }
  }
}
