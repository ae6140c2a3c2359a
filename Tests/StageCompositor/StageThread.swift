import CWaylandServer
import Dispatch
import Glibc
import Synchronization

/// The thread the stage lives on: serves its clients and does what others ask of it.
final class StageThread: Sendable {
  private struct State {
    var jobs: [@Sendable (Stage) -> Void] = []
    var isEnding = false
  }

  private let state = Mutex(State())
  /// Writing to the second end wakes the thread.
  private let wake: (read: Int32, write: Int32)
  private let ended = DispatchSemaphore(value: 0)

  /// Starts it, listening at `socketPath`; `make` builds the stage on the thread itself.
  init(socketPath: String, _ make: @escaping @Sendable (OpaquePointer) -> Stage) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw StageError.system("pipe", errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wake = (ends[0], ends[1])
    let socket = try listen(at: socketPath)
    let body = Body { [self] in
      guard let display = wl_display_create() else { return }
      wl_display_add_socket_fd(display, socket)
      do {
        let stage = make(display)
        run(stage)
        // Its parts still hear of their clients' end.
        withExtendedLifetime(stage) { wl_display_destroy_clients(display) }
      }
      wl_display_destroy(display)
      ended.signal()
    }
    var thread = pthread_t()
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { data in
      if let data { Unmanaged<Body>.fromOpaque(data).takeRetainedValue().work() }
      return nil
    }
    let code = pthread_create(&thread, nil, start, Unmanaged.passRetained(body).toOpaque())
    guard code == 0 else { throw StageError.system("pthread_create", code) }
    pthread_detach(thread)
  }

  deinit {
    close(wake.read)
    close(wake.write)
  }

  /// Ends the thread and waits for its end.
  func stop() {
    let isFirst = state.withLock { state in
      defer { state.isEnding = true }
      return !state.isEnding
    }
    guard isFirst else { return }
    wakeUp()
    ended.wait()
  }

  /// After the end nothing is done any more, which a test must not ask for.
  func perform<Answer: Sendable>(_ body: @escaping @Sendable (Stage) -> Answer) -> Answer {
    let box = Box<Answer>()
    let done = DispatchSemaphore(value: 0)
    let isRunning = state.withLock { state in
      guard !state.isEnding else { return false }
      state.jobs.append { stage in
        let value = body(stage)
        box.value.withLock { $0 = value }
        done.signal()
      }
      return true
    }
    precondition(isRunning, "the stage has been stopped")
    wakeUp()
    done.wait()
    guard let value = box.value.withLock({ $0 }) else { preconditionFailure("no answer") }
    return value
  }

  private func wakeUp() {
    _ = write(wake.write, [1] as [UInt8], 1)
  }

  /// Until the end: clients' requests, jobs, and the frames that are due.
  private func run(_ stage: Stage) {
    let loop = wl_display_get_event_loop(stage.display)
    while !state.withLock({ $0.isEnding }) {
      wl_display_flush_clients(stage.display)
      var waiting = [
        pollfd(fd: wl_event_loop_get_fd(loop), events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
      ]
      poll(&waiting, 2, stage.surfaces.contains(where: \.wantsFrame) ? 8 : -1)
      var byte: UInt8 = 0
      while read(wake.read, &byte, 1) > 0 {}
      wl_event_loop_dispatch(loop, 0)
      let jobs = state.withLock { state in
        defer { state.jobs = [] }
        return state.jobs
      }
      for job in jobs { job(stage) }
      if stage.givesFrames { stage.sendFrames() }
    }
  }
}

/// What the new thread does.
private final class Body: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }
}

/// Carries an answer from thread to thread.
private final class Box<Answer: Sendable>: Sendable {
  let value = Mutex<Answer?>(nil)
}

/// A socket that listens at this path.
private func listen(at path: String) throws -> Int32 {
  let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) {
    $0.copyBytes(from: path.utf8.prefix($0.count - 1))
  }
  let size = socklen_t(MemoryLayout.size(ofValue: address))
  let isBound = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
  }
  guard isBound, Glibc.listen(descriptor, 16) == 0 else { throw StageError.system("bind", errno) }
  return descriptor
}
