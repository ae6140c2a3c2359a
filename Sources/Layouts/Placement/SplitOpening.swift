/// Where a split keyboard is open between its halves (reference 1.5): what is behind it is seen and
/// touched there.
public struct SplitOpening: Hashable, Sendable {
  /// What is behind the keyboard shows through here.
  public let seen: Rect
  /// Touches go to what is behind here: beside the halves the keys of the other thumb answer.
  public let touched: Rect
}

extension PlacedKeyboard {
  /// The opening of a layer, from the bar to the keyboard's bottom edge; nil where keys stand in the
  /// middle or the keyboard is in one piece.
  public func opening(_ layer: LayerID) -> SplitOpening? {
    guard metrics.splitGap > 0 else { return nil }
    let keys = (layers[layer] ?? []) + strip
    let doubles = SplitHalves(keys: layers[layer] ?? [], metrics: metrics).doubles
    guard let free = room(between: keys), let touched = room(between: keys + doubles) else {
      return nil
    }
    let middle = size.width / 2
    let half = min(middle - free.x, free.maxX - middle)
    var seen = free
    (seen.x, seen.width) = (middle - half, 2 * half)
    return SplitOpening(seen: seen, touched: touched)
  }

  /// The room in the middle that is free of these keys and of the usual margin beside them.
  private func room(between keys: [PlacedKey]) -> Rect? {
    let middle = size.width / 2
    let (left, right) = (keys.filter { $0.frame.x < middle }, keys.filter { $0.frame.x >= middle })
    let x = (left.map(\.frame.maxX).max() ?? 0) + metrics.sideInset
    let maxX = (right.map(\.frame.x).min() ?? size.width) - metrics.sideInset
    guard x < middle, middle < maxX else { return nil }
    return Rect(x: x, y: area.y, width: maxX - x, height: size.height - area.y)
  }
}
