import CLinux
import Glibc

/// Wakes the loop once, at a time of the monotonic clock.
@MainActor
public final class Timer: EventSource {
  /// The timerfd; negative if the system gave none.
  public let descriptor: Int32
  private let onFire: @MainActor () -> Void
  private var fired = false

  /// A timer that is not set. `onFire` is called in the loop's dispatch step.
  public init(onFire: @escaping @MainActor () -> Void) {
    descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    self.onFire = onFire
  }

  isolated deinit {
    close(descriptor)
  }

  /// The time now, since the monotonic clock's own beginning; touches bear the same.
  public static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Fires at this time of ``now``, at once if it has passed; nil unsets the timer.
  public func set(_ time: Duration?) {
    fired = false
    var setting = itimerspec()
    if let time {
      let (seconds, attoseconds) = time.components
      setting.it_value.tv_sec = Int(max(0, seconds))
      setting.it_value.tv_nsec = Int(attoseconds / 1_000_000_000)
      // All zeros would unset it.
      if time <= .nanoseconds(1) { setting.it_value = timespec(tv_sec: 0, tv_nsec: 1) }
    }
    timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  /// Part of ``EventSource``.
  public func prepare() -> Int16 { Int16(POLLIN) }

  /// Part of ``EventSource``.
  public func collect(_ readyEvents: Int16) {
    guard readyEvents & Int16(POLLIN) != 0 else { return }
    var expirations: UInt64 = 0
    fired = read(descriptor, &expirations, MemoryLayout.size(ofValue: expirations)) > 0
  }

  /// Part of ``EventSource``.
  public func dispatch() {
    guard fired else { return }
    fired = false
    onFire()
  }
}
