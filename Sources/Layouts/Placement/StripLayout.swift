/// Gives the strip's keys their places: in a row below the keys, or in the margins beside them.
/// They are square but for a return key, which says a word.
struct StripLayout {
  let metrics: KeyboardMetrics
  let size: Size
  let areaBottom: Double

  /// The keys from left to right; `leading` and `trailing` are counted from their own edge.
  func place(leading: [Key], trailing: [Key]) -> [PlacedKey] {
    place(leading, fromRight: false) + place(trailing, fromRight: true).reversed()
  }

  private func place(_ keys: [Key], fromRight: Bool) -> [PlacedKey] {
    metrics.stripPlacement == .below
      ? below(keys, fromRight: fromRight) : beside(keys, fromRight: fromRight)
  }

  /// One beside the other, from the edge inwards.
  private func below(_ keys: [Key], fromRight: Bool) -> [PlacedKey] {
    let side = KeyboardMetrics.stripKey
    let y = areaBottom + (metrics.stripHeight - side) / 2
    var offset = KeyboardMetrics.stripInset
    return keys.map { key in
      let width = key.action == .return ? 2 * side : side
      let x = fromRight ? metrics.width - offset - width : offset
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
