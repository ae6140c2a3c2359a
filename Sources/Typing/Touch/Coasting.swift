/// How what a finger dragged goes on by itself, ever slower, as in UIKit's scroll views.
struct Coasting: Hashable, Sendable {
  /// Between two steps.
  static let interval = Duration.milliseconds(16)
  /// What is left of the speed after a millisecond (`UIScrollView.DecelerationRate.normal`).
  private static let rate = 0.998
  /// What is slower stands still, in logical pixels a second.
  private static let leastSpeed = 20.0
  /// What is left of the speed after a step.
  private static let left = (0..<16).reduce(1) { share, _ in share * rate }

  /// When the next step is due.
  private(set) var next: Instant
  /// In logical pixels a second.
  private var velocity: Double

  /// What goes on with this velocity, in logical pixels a second; nil where it is too slow.
  init?(velocity: Double, now: Instant) {
    guard velocity.magnitude >= Self.leastSpeed else { return nil }
    self.velocity = velocity
    next = now + Self.interval
  }

  /// Whether it stands still.
  var isOver: Bool { velocity.magnitude < Self.leastSpeed }

  /// Takes a step, and answers how far it goes.
  mutating func step() -> Double {
    let way = velocity * (Self.interval / .seconds(1))
    velocity *= Self.left
    next = next + Self.interval
    return way
  }
}
