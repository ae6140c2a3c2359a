import Dispatch

/// Everything at a desk happens on one thread of its own, because waiting there blocks: the
/// other tests keep the threads of Swift's pool. It also means one desk test at a time.
@globalActor
public actor DeskActor {
  /// The one desk.
  public static let shared = DeskActor()

  private let thread = DeskThread()

  /// The thread that waits.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }
}

private final class DeskThread: SerialExecutor {
  private let queue = DispatchQueue(label: "desk")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
