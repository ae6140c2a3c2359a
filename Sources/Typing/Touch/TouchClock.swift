/// Tells when touches happened, whenever they were read: a keyboard that was held up for a while
/// takes quick taps for quick taps, and not for long presses.
///
/// Wayland's times are milliseconds of a clock that nobody names and that wraps around. The event
/// that came the fastest tells how that clock stands to ours; others are late by the difference.
public struct TouchClock: Hashable, Sendable {
  private struct Reading: Hashable, Sendable {
    /// The device's time, as it told it and without its wraps.
    var stamp: UInt32
    var total: Int64
    /// Ours, when it was read.
    var read: Int64
  }

  private var last: Reading?
  /// How far our clock is ahead of the device's, by the fastest event.
  private var ahead: Int64 = 0

  /// Later than this no event is: the clock is another one. In milliseconds.
  private static let latest: Int64 = 10_000
  /// For so long a device may tell the same time.
  private static let frame: Int64 = 20

  /// The clock of a device that has told nothing yet.
  public init() {}

  /// When an event happened that bears this time of the device and was read now.
  public mutating func instant(of stamp: UInt32, now: Instant) -> Instant {
    let read = now.sinceStart.wholeMilliseconds
    let step = Int64(Int32(bitPattern: stamp &- (last?.stamp ?? stamp)))
    let total = (last?.total ?? 0) + step
    let stands = step == 0 && read - (last?.read ?? read) > Self.frame
    let late = read - total - ahead
    defer { last = Reading(stamp: stamp, total: total, read: read) }
    // A clock that stands still or runs backwards tells nothing.
    guard last != nil, step >= 0, !stands, (0...Self.latest).contains(late) else {
      ahead = read - total
      return now
    }
    return now + .milliseconds(-late)
  }
}
