import Layouts

/// Whether a finger has left the key it is on (reference 5.1, peers' cures for lost keys).
struct Hysteresis: Hashable, Sendable {
  private let settings: TypingSettings

  init(_ settings: TypingSettings) { self.settings = settings }

  /// Whether a finger that has been down for `elapsed` and came from `start` has left `frame`.
  func hasLeft(_ frame: Rect, at point: Point, from start: Point, elapsed: Duration) -> Bool {
    var reach = settings.hysteresis
    if elapsed < settings.quickTap { reach *= settings.quickTapFactor }
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    if dy > abs(dx) { reach *= settings.downwardFactor }
    return frame.distance(to: point) > reach
  }
}
