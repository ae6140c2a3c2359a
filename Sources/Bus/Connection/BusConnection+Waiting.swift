import Glibc

/// For programs that do one thing and end, and for a start; the running keyboard never waits.
extension BusConnection {
  /// Blocks until `isDone`, at most for `limit`, and answers whether it is.
  public func wait(atMost limit: Duration, until isDone: () -> Bool) -> Bool {
    let end = Self.now + limit
    while !isDone() {
      let now = Self.now
      guard now < end, descriptor >= 0 else { return false }
      let wake = min(end, deadline ?? end)
      var waiting = pollfd(fd: descriptor, events: events, revents: 0)
      poll(&waiting, 1, Self.milliseconds(from: now, to: wake))
      process()
    }
    return true
  }

  /// Blocks until the call that `start` makes is answered, at most for `limit`.
  public func result<Answer>(
    atMost limit: Duration = .seconds(10),
    of start: (@escaping (Result<Answer, BusError>) -> Void) -> Void
  ) throws(BusError) -> Answer {
    var result: Result<Answer, BusError>?
    start { result = $0 }
    _ = wait(atMost: limit) { result != nil }
    guard let result else {
      throw BusError(
        name: "org.freedesktop.DBus.Error.NoReply",
        text: descriptor < 0 ? "the D-Bus session bus is gone" : "no answer in \(limit)")
    }
    return try result.get()
  }

  /// The monotonic clock, which ``deadline`` is by.
  public static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// What to give poll(2) so that it wakes at `end` and not before; 0 when that has passed.
  public static func milliseconds(from start: Duration, to end: Duration) -> Int32 {
    let (seconds, attoseconds) = (end - start).components
    let exact = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, exact))
  }
}
