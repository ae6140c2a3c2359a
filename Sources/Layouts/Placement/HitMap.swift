/// Which key a touch means. There are no dead gaps: a touch between keys goes to the nearest one,
/// and the margins of a row belong to its end keys (reference 5.1, row 10). Only the cell that a
/// pad leaves empty on purpose answers to nothing.
public struct HitMap: Hashable, Sendable {
  /// The keys of the layer.
  public var keys: [PlacedKey]
  /// The keys of the strip.
  public var strip: [PlacedKey]
  /// The area of the layer, from the bar to the strip.
  public var area: Rect
  /// Cells that are empty on purpose.
  public var gaps: [Rect]

  /// A hit map of these keys.
  public init(keys: [PlacedKey], strip: [PlacedKey], area: Rect, gaps: [Rect] = []) {
    self.keys = keys
    self.strip = strip
    self.area = area
    self.gaps = gaps
  }

  /// How far beyond its box a strip key still answers, in logical pixels: its touch target is
  /// larger than its picture.
  static let stripReach = 6.0

  /// The key a touch at this point means, or nil outside the keys.
  public func key(at point: Point) -> PlacedKey? {
    if let key = stripKey(at: point) { return key }
    guard area.contains(point) else { return nil }
    let nearest = keys.min { Self.isNearer($0.frame, than: $1.frame, to: point) }
    let gap = gaps.min { Self.isNearer($0, than: $1, to: point) }
    if let nearest, let gap, Self.isNearer(gap, than: nearest.frame, to: point) { return nil }
    return nearest
  }

  /// The row decides first, then the place in the row.
  private static func isNearer(_ a: Rect, than b: Rect, to point: Point) -> Bool {
    let (rowA, rowB) = (a.verticalDistance(to: point), b.verticalDistance(to: point))
    return rowA != rowB
      ? rowA < rowB : a.horizontalDistance(to: point) < b.horizontalDistance(to: point)
  }

  private func stripKey(at point: Point) -> PlacedKey? {
    strip.filter { $0.frame.distance(to: point) <= Self.stripReach && !isOwnedByLayer(point, $0) }
      .min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
  }

  /// Whether one of the layer's keys is nearer to the point than this strip key.
  private func isOwnedByLayer(_ point: Point, _ stripKey: PlacedKey) -> Bool {
    guard area.contains(point) else { return false }
    let distance = stripKey.frame.distance(to: point)
    return keys.contains { $0.frame.distance(to: point) < distance }
  }
}
