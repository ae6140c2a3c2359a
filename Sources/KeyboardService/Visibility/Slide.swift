import Typing

/// The keyboard's way in and out: 0.25 s (reference 5.7), interruptible. A value without a clock:
/// ``position(at:)`` is asked for each frame.
nonisolated struct Slide: Hashable, Sendable {
  /// How long the whole way takes.
  static let duration = Duration.milliseconds(250)

  /// Whether it goes to, or rests at, where the keyboard is wholly to be seen.
  private(set) var isIn: Bool

  private var origin: Double
  private var start = Instant(.zero)
  /// How long the way from `origin` takes; zero at rest.
  private var length = Duration.zero

  /// At rest, the keyboard wholly to be seen or gone.
  init(isIn: Bool = false) {
    self.isIn = isIn
    origin = isIn ? 1 : 0
  }

  private var target: Double { isIn ? 1 : 0 }

  /// How much of the keyboard is to be seen: 0 none, 1 all.
  func position(at now: Instant) -> Double {
    guard length > .zero else { return target }
    return origin + (target - origin) * EaseOut.value(at: (now - start) / length)
  }

  /// When it comes to rest.
  var end: Instant { start + length }

  /// Whether it moves still.
  func isMoving(at now: Instant) -> Bool { now < end }

  /// Goes in or out from where it is now: the shorter the way that is left, the shorter the time.
  ///
  /// - Parameter animates: false to be there at once, which also ends a slide on its way there.
  /// - Returns: how long it will take.
  @discardableResult
  mutating func go(in isIn: Bool, now: Instant, animates: Bool) -> Duration {
    if isIn == self.isIn, animates { return max(.zero, end - now) }
    origin = position(at: now)
    self.isIn = isIn
    start = now
    length = animates ? Self.duration * abs(target - origin) : .zero
    return length
  }
}
