import Glibc

/// The time that goes with an event.
func milliseconds() -> UInt32 {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return UInt32(truncatingIfNeeded: now.tv_sec * 1000 + now.tv_nsec / 1_000_000)
}
