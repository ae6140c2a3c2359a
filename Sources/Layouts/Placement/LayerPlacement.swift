/// Gives the keys of a layer their boxes.
struct LayerPlacement {
  let metrics: KeyboardMetrics
  let area: Rect

  /// The keys of the layer, row by row, in an area that is laid out for `rows` rows. A layer with
  /// fewer rows has higher keys.
  func place(_ layer: Layer, rows: Int) -> [PlacedKey] {
    cells(layer, rows: rows).compactMap { cell in
      guard case .key(let key) = cell.item else { return nil }
      return PlacedKey(key: key, frame: cell.frame)
    }
  }

  /// The places that are meant to be empty.
  func emptyCells(_ layer: Layer, rows: Int) -> [Rect] {
    cells(layer, rows: rows).compactMap { cell in
      guard case .gap = cell.item else { return nil }
      return cell.frame
    }
  }

  private func cells(_ layer: Layer, rows: Int) -> [(item: Row.Item, frame: Rect)] {
    let columns = letterColumns(of: layer)
    let height = keyHeight(rows: layer.rows.count, of: rows)
    return layer.rows.enumerated().flatMap { index, row in
      let y = area.y + metrics.topInset + Double(index) * (height + metrics.rowGap)
      return place(row, y: y, height: height, columns: columns)
    }
  }

  private func keyHeight(rows: Int, of all: Int) -> Double {
    let room = metrics.areaHeight(rows: all) - metrics.topInset - metrics.bottomInset
    return (room + metrics.rowGap) / Double(max(rows, 1)) - metrics.rowGap
  }

  /// How many columns the widest row of letters has; at least ten, so that short alphabets keep
  /// their size, but for an application's keys, which fill the width. A tablet's tab, delete, return
  /// and shift beside the letters take a column each.
  private func letterColumns(of layer: Layer) -> Double {
    let widest = layer.rows.map { row in
      let letters = row.items.reduce(0.0) { sum, item in
        if case .letters(let count) = item.width { sum + count } else { sum }
      }
      return letters + Double(row.items.count { $0.width == .fill })
    }
    return max(layer.id == .inputView ? 0.25 : 10, widest.max() ?? 10)
  }

  private func place(
    _ row: Row, y: Double, height: Double, columns: Double
  ) -> [(item: Row.Item, frame: Rect)] {
    let widths = widths(of: row, columns: columns)
    let left = area.x + metrics.sideInset
    let room = area.width - 2 * metrics.sideInset
    let used = widths.reduce(0, +) + metrics.columnGap * Double(max(widths.count - 1, 0))
    let slack = Slack(row: row, amount: max(room - used, 0))
    var x = left + slack.atEdges
    return zip(row.items, widths).enumerated().map { index, pair in
      x += slack.before(index)
      let frame = Rect(x: x, y: y, width: pair.1, height: height)
      x += pair.1 + metrics.columnGap
      return (pair.0, frame)
    }
  }

  private func widths(of row: Row, columns: Double) -> [Double] {
    let room =
      area.width - 2 * metrics.sideInset - metrics.columnGap
      * Double(max(row.items.count - 1, 0))
    var widths = row.items.map { fixedWidth($0.width, columns: columns) }
    let fixed = widths.compactMap(\.self).reduce(0, +)
    let fills = widths.count { $0 == nil }
    if fills > 0 {
      let share = max((room - fixed) / Double(fills), 1)
      widths = widths.map { $0 ?? share }
    }
    let result = widths.compactMap(\.self)
    let total = result.reduce(0, +)
    return total > room ? narrowed(result, of: row, by: total - room) : result
  }

  /// A row that is too wide (eleven letters between shift and delete) takes the room from shift
  /// and delete first, and only then from all.
  private func narrowed(_ widths: [Double], of row: Row, by excess: Double) -> [Double] {
    let isShift = row.items.map { $0.width == .shift }
    let shifts = zip(widths, isShift).filter(\.1).map(\.0).reduce(0, +)
    let spare = max(shifts - Double(isShift.count { $0 }) * metrics.shiftWidth * 0.6, 0)
    let fromShifts = min(spare, excess)
    let factor = shifts > 0 ? (shifts - fromShifts) / shifts : 1
    let eased = zip(widths, isShift).map { $1 ? $0 * factor : $0 }
    let rest = excess - fromShifts
    guard rest > 0 else { return eased }
    let total = eased.reduce(0, +)
    return eased.map { $0 * (total - rest) / total }
  }

  private func fixedWidth(_ width: KeyWidth, columns: Double) -> Double? {
    switch width {
    case .letters(let count): metrics.width(of: count, columns: columns)
    case .columns(let count): metrics.width(of: count, columns: 10)
    case .shift: metrics.shiftWidth
    case .split: metrics.splitGap
    case .fill: nil
    }
  }
}

/// Where a row that is narrower than the area has its spare room: beside shift and delete, which
/// keep to the edges, or else in both margins.
private struct Slack {
  var atEdges = 0.0
  private var inside: [Int: Double] = [:]

  init(row: Row, amount: Double) {
    guard amount > 0 else { return }
    let isEdge = row.items.map { $0.width == .shift }
    guard row.items.count > 2, isEdge.first == true, isEdge.last == true else {
      atEdges = amount / 2
      return
    }
    inside = [1: amount / 2, row.items.count - 1: amount / 2]
  }

  func before(_ index: Int) -> Double { inside[index] ?? 0 }
}

extension Row.Item {
  /// How the item shares its row.
  var width: KeyWidth {
    switch self {
    case .key(let key): key.width
    case .gap(let width): width
    }
  }
}
