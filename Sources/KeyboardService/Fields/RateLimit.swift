import Typing

/// How often somebody may do something: so many times at once, and so many a second from then on.
nonisolated struct RateLimit: Hashable, Sendable {
  private let burst: Double
  private let perSecond: Double
  private var left: Double
  private var last: Instant?

  /// A limit that nothing has been counted against yet.
  init(burst: Int, perSecond: Int) {
    self.burst = Double(burst)
    self.perSecond = Double(perSecond)
    left = self.burst
  }

  /// Whether it may be done now; then it is counted.
  mutating func allows(at now: Instant) -> Bool {
    if let last, now > last { left = min(burst, left + (now - last) / .seconds(1) * perSecond) }
    last = max(last ?? now, now)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
