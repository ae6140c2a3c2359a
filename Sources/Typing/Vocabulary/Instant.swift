/// A moment on a monotonic clock. Typing has no clock of its own: time comes with every event.
public struct Instant: InstantProtocol, Sendable {
  /// The time since a fixed moment that means nothing by itself.
  public var sinceStart: Duration

  /// The moment `sinceStart` after the clock's beginning.
  public init(_ sinceStart: Duration) { self.sinceStart = sinceStart }

  /// The moment so many milliseconds after the clock's beginning.
  public static func milliseconds(_ count: Int64) -> Instant {
    Instant(.milliseconds(count))
  }

  /// The moment so much later.
  public func advanced(by duration: Duration) -> Instant { Instant(sinceStart + duration) }

  /// The time from this moment to another.
  public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

  /// Whether `a` is earlier than `b`.
  public static func < (a: Instant, b: Instant) -> Bool { a.sinceStart < b.sinceStart }
}

extension Instant {
  /// The moment so much later.
  public static func + (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(by: duration)
  }

  /// The time from one moment to another.
  public static func - (end: Instant, start: Instant) -> Duration { start.duration(to: end) }
}

extension Duration {
  /// The whole milliseconds in it.
  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}
