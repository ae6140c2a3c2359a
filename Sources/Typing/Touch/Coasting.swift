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

/// Where a dragging finger was in the last moments.
struct FingerTrail: Hashable, Sendable {
  /// What was before does not tell how fast it is.
  private static let memory = Duration.milliseconds(100)
  /// A finger that rested for so long before it lifted throws nothing.
  private static let rest = Duration.milliseconds(50)

  private var places: [Place] = []

  private struct Place: Hashable {
    var time: Instant
    var x: Double
  }

  /// The finger is there now.
  mutating func add(_ x: Double, now: Instant) {
    places.removeAll { $0.time.duration(to: now) > Self.memory }
    places.append(Place(time: now, x: x))
  }

  /// How fast it is when it lifts, in logical pixels a second.
  func velocity(now: Instant) -> Double {
    let recent = places.filter { $0.time.duration(to: now) <= Self.memory }
    guard let first = recent.first, let last = recent.last,
      last.time.duration(to: now) <= Self.rest
    else { return 0 }
    let time = first.time.duration(to: last.time) / .seconds(1)
    return time > 0.001 ? (last.x - first.x) / time : 0
  }
}
