import Layouts

/// The grid of the letters' keys, to say where a finger landed without saying how large they are.
public struct LetterGrid: Hashable, Sendable {
  private let origin: Point
  private let columnPitch: Double
  private let rowPitch: Double
  /// What a split keyboard's right half is moved to the right by, and from where on.
  private let (gap, middle): (Double, Double)

  /// The grid of a placed letters layer, or nil where it has too few keys to tell.
  public init?(letters: [PlacedKey], metrics: KeyboardMetrics) {
    let characters = letters.filter { $0.key.action == .character }
    guard let first = characters.first?.frame else { return nil }
    guard
      let next = characters.first(where: { $0.frame.y == first.y && $0.frame.x > first.x })?.frame,
      let below = characters.first(where: { $0.frame.y > first.y })?.frame
    else { return nil }
    origin = first.center
    columnPitch = next.center.x - first.center.x
    rowPitch = below.center.y - first.center.y
    gap = metrics.splitGap > 0 ? metrics.splitGap + metrics.columnGap : 0
    middle = metrics.width / 2
  }

  /// The point in the grid's own measure.
  public func place(_ point: Point) -> GridPoint {
    let x = point.x > middle ? point.x - gap : point.x
    return GridPoint(
      column: (x - origin.x) / columnPitch, row: (point.y - origin.y) / rowPitch)
  }
}
