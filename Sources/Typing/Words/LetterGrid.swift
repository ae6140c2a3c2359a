import Layouts

/// The grid of the letters' keys, to say where a finger landed without saying how large they are.
public struct LetterGrid: Hashable, Sendable {
  private let origin: Point
  private let columnPitch: Double
  private let rowPitch: Double

  /// The grid of a placed letters layer, or nil where it has too few keys to tell.
  public init?(letters: [PlacedKey]) {
    let characters = letters.filter { $0.key.action == .character }
    guard let first = characters.first?.frame else { return nil }
    guard
      let next = characters.first(where: { $0.frame.y == first.y && $0.frame.x > first.x })?.frame,
      let below = characters.first(where: { $0.frame.y > first.y })?.frame
    else { return nil }
    origin = first.center
    columnPitch = next.center.x - first.center.x
    rowPitch = below.center.y - first.center.y
  }

  /// The point in the grid's own measure.
  public func place(_ point: Point) -> GridPoint {
    GridPoint(
      column: (point.x - origin.x) / columnPitch, row: (point.y - origin.y) / rowPitch)
  }
}
