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
