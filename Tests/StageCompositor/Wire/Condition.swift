import Dispatch
import Synchronization

/// Lets threads wait until something has changed, without missing a change between looking and
/// waiting.
final class Condition: Sendable {
  private struct State {
    var generation = 0
    var waiters: [DispatchSemaphore] = []
  }

  private let state = Mutex(State())

  var generation: Int { state.withLock { $0.generation } }

  func signal() {
    let waiters = state.withLock { state in
      state.generation += 1
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.signal() }
  }

  /// Waits for a change after `generation`; false when `deadline` came first.
  func wait(after generation: Int, until deadline: Duration) -> Bool {
    let semaphore = DispatchSemaphore(value: 0)
    let hasChanged = state.withLock { state in
      if state.generation == generation { state.waiters.append(semaphore) }
      return state.generation != generation
    }
    if hasChanged { return true }
    let (seconds, attoseconds) = max(.zero, deadline - now()).components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    return semaphore.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success
  }
}
