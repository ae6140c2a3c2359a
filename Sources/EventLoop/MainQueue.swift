import CLinux
import Dispatch
import Glibc

/// Dispatch's main queue as a source: what makes main actor tasks run on our loop.
@MainActor
final class MainQueue: EventSource {
  let descriptor = _dispatch_get_main_queue_handle_4CF()
  private var hasWork = false

  func prepare() -> Int16 { Int16(POLLIN) }

  func collect(_ readyEvents: Int16) {
    hasWork = readyEvents & Int16(POLLIN) != 0
    guard hasWork else { return }
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
  }

  func dispatch() {
    guard hasWork else { return }
    hasWork = false
    _dispatch_main_queue_callback_4CF(nil)
  }
}
