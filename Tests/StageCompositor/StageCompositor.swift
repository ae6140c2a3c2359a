import CWaylandServer
import Glibc
import Synchronization

/// A compositor without a screen, in this process, on a thread and a socket of its own. It plays
/// every part that a keyboard meets, records each request, and misbehaves when told to.
///
/// The ``Stage`` itself belongs to its thread: `perform` reaches it.
public final class StageCompositor: Sendable {
  /// The socket's whole path: what `WAYLAND_DISPLAY` takes.
  public let socketPath: String

  private let thread: StageThread
  private let recorder = Recorder()

  /// A stage that offers these globals, with these screens.
  public init(
    offering globals: [String: Int32] = Stage.allGlobals,
    outputs: [OutputDescription] = [OutputDescription()]
  ) throws {
    let folder = try makeTemporaryFolder()
    socketPath = folder + "/stage"
    let recorder = recorder
    thread = try StageThread(socketPath: socketPath) { display in
      wl_display_add_protocol_logger(
        display, Recorder.logger, Unmanaged.passUnretained(recorder).toOpaque())
      return Stage(display, globals: globals, outputs: outputs)
    }
  }

  deinit {
    stop()
  }

  /// Ends it, as when a compositor crashes: all connections break.
  public func stop() {
    thread.stop()
    unlink(socketPath)
    rmdir(String(socketPath.dropLast("/stage".count)))
  }

  /// Does something on the stage's thread, and waits for its answer.
  @discardableResult
  public func perform<Answer: Sendable>(_ body: @escaping @Sendable (Stage) -> Answer) -> Answer {
    thread.perform(body)
  }

  /// A connected socket for a client in this process. The client owns it.
  public func connect() -> Int32 {
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    let theirs = ends[0]
    perform { stage in _ = wl_client_create(stage.display, theirs) }
    return ends[1]
  }

  /// Every request so far.
  public var requests: [Request] { recorder.all }

  /// The requests of this name so far.
  public func requests(_ interface: String, _ name: String) -> [Request] {
    recorder.all.filter { $0.isA(interface, name) }
  }

  /// Waits until a request of this name has come, at least `count` in all, and answers the last.
  public func wait(
    for interface: String, _ name: String, count: Int = 1, timeout: Duration = .seconds(10)
  ) -> Request? {
    recorder.wait(timeout: timeout) { requests in
      let found = requests.filter { $0.isA(interface, name) }
      return found.count >= count ? found.last : nil
    }
  }

  /// Waits until something holds on the stage; it is looked at again after each request.
  public func wait(
    timeout: Duration = .seconds(10), until condition: @escaping @Sendable (Stage) -> Bool
  ) -> Bool {
    recorder.wait(timeout: timeout) { _ in perform(condition) ? true : nil } ?? false
  }
}

/// A folder of our own under the system's temporary one.
func makeTemporaryFolder() throws -> String {
  let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  var template = Array("\(parent)/toccata-stage-XXXXXX".utf8CString)
  guard let path = mkdtemp(&template) else { throw StageError.system("mkdtemp", errno) }
  return String(cString: path)
}

/// What kept the stage from starting.
public enum StageError: Error {
  /// A call of the system failed with this errno.
  case system(String, Int32)
}
