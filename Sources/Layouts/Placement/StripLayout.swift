/// Gives the strip's keys their places: in a row below the keys, or in the margins beside them.
/// They are square but for a return key, which says a word.
struct StripLayout {
  let metrics: KeyboardMetrics
  let size: Size
  let area: Rect

  /// The keys from left to right; `leading` and `trailing` are counted from their own edge.
  func place(leading: [Key], shapeKey: Key? = nil, trailing: [Key]) -> [PlacedKey] {
    place(leading, fromRight: false)
      + (shapeKey.map { [PlacedKey(key: $0, frame: shapeFrame($0))] } ?? [])
      + place(trailing, fromRight: true).reversed()
  }

  /// A handle stands in the middle of the strip, the way back to the whole width beside the keys.
  private func shapeFrame(_ key: Key) -> Rect {
    let side = KeyboardMetrics.stripKey
    guard key.action == .dock else {
      return Rect(
        x: metrics.contentX + metrics.contentWidth / 2 - side,
        y: area.maxY + (metrics.stripHeight - side) / 2, width: 2 * side, height: side)
    }
    let margin = metrics.width - metrics.contentWidth
    let width = max(margin - 2 * Self.dockInset, 20)
    let left = metrics.contentX > 0 ? 0 : metrics.contentWidth
    return Rect(
      x: left + (margin - width) / 2, y: area.center.y - 2 * side / 2, width: width,
      height: 2 * side)
  }

  /// Between the key that widens the keyboard and what is beside it.
  private static let dockInset = 6.0

  private func place(_ keys: [Key], fromRight: Bool) -> [PlacedKey] {
    metrics.stripPlacement == .below
      ? below(keys, fromRight: fromRight) : beside(keys, fromRight: fromRight)
  }

  /// One beside the other, from the edge inwards.
  private func below(_ keys: [Key], fromRight: Bool) -> [PlacedKey] {
    let side = KeyboardMetrics.stripKey
    let y = area.maxY + (metrics.stripHeight - side) / 2
    var offset = KeyboardMetrics.stripInset
    return keys.map { key in
      let width = key.action == .return ? 2 * side : side
      let x =
        metrics.contentX
        + (fromRight ? metrics.contentWidth - offset - width : offset)
      offset += width + KeyboardMetrics.stripInset
      return PlacedKey(key: key, frame: Rect(x: x, y: y, width: width, height: side))
    }
  }

  /// One above the other, in the margin beside the area.
  private func beside(_ keys: [Key], fromRight: Bool) -> [PlacedKey] {
    let margin = metrics.areaX
    let side = min(KeyboardMetrics.stripKey, max(margin - 4, 20))
    let inset = max((min(margin, 80) - side) / 2, 0)
    let x = fromRight ? metrics.width - inset - side : inset
    return keys.enumerated().map { index, key in
      let y = size.height - metrics.bottomInset - side - Double(index) * (side + 4)
      return PlacedKey(key: key, frame: Rect(x: x, y: y, width: side, height: side))
    }
  }
}
