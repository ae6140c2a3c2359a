import Glibc

/// The one loop of the program: waits on all its sources at once, on the main thread.
@MainActor
public final class EventLoop {
  private var sources: [any EventSource] = []
  private var waiting: [pollfd] = []
  private var exitCode: Int32?

  /// A loop that serves the main queue, so that main actor tasks run. Under a loop that does so
  /// already (a test runner's) a second one must not.
  public init(servesMainQueue: Bool = true) {
    if servesMainQueue { sources = [MainQueue()] }
  }

  /// Waits on the source too, from the next turn on.
  public func add(_ source: any EventSource) {
    sources.append(source)
  }

  /// Forgets the source; it is not called again, not even in this turn.
  public func remove(_ source: any EventSource) {
    sources.removeAll { $0 === source }
  }

  /// Makes `run` return `code` after this turn.
  public func stop(_ code: Int32 = 0) {
    exitCode = code
  }

  /// Turns until `stop`, and answers its code.
  public func run() -> Int32 {
    while true {
      if let exitCode { return exitCode }
      turn(timeout: nil)
    }
  }

  /// Waits once, at most for `timeout`, and lets the sources dispatch what came.
  public func turn(timeout: Duration?) {
    let current = sources
    waiting.removeAll(keepingCapacity: true)
    for source in current {
      let events = source.prepare()
      waiting.append(pollfd(fd: source.descriptor, events: events, revents: 0))
    }
    wait(timeout)
    for (index, source) in current.enumerated() {
      source.collect(waiting[index].revents)
    }
    for source in current where sources.contains(where: { $0 === source }) {
      source.dispatch()
    }
  }

  /// An interrupted wait counts as one in which nothing came.
  private func wait(_ timeout: Duration?) {
    var milliseconds: Int32 = -1
    if let timeout {
      let (seconds, attoseconds) = timeout.components
      let exact = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      milliseconds = Int32(clamping: max(0, exact))
    }
    if poll(&waiting, nfds_t(waiting.count), milliseconds) < 0 {
      for index in waiting.indices { waiting[index].revents = 0 }
    }
  }
}
