import Glibc
import Processes

/// A real program as a client of the stage.
public final class LaunchedClient {
  /// Its process number.
  public let process: pid_t
  private var status: Int32?

  /// How a program finds the stage.
  public enum Door: Sendable {
    /// By `WAYLAND_DISPLAY`, as programs of a session do.
    case display
    /// By `WAYLAND_SOCKET`, as programs that the compositor starts do.
    case socket
  }

  /// Starts a program as a client of this stage. `environment` is added to our own; `log` is the path
  /// of a file that takes its errors, which otherwise are told with ours.
  public init(
    _ executable: String, _ arguments: [String] = [], on stage: StageCompositor,
    through door: Door = .display, environment: [String: String] = [:], log: String? = nil
  ) throws {
    var spawn = Spawn()
    if let log { spawn.append(to: log, as: 2) }
    var variables = Spawn.ownEnvironment.filter { !$0.key.hasPrefix("WAYLAND_") }
      .merging(environment) { $1 }
    var ours: Int32 = -1
    switch door {
    case .display: variables["WAYLAND_DISPLAY"] = stage.socketPath
    case .socket:
      ours = stage.connect()
      spawn.duplicate(ours, as: 3)
      variables["WAYLAND_SOCKET"] = "3"
    }
    defer { if ours >= 0 { close(ours) } }
    process = try spawn.start([executable] + arguments, environment: variables)
  }

  deinit {
    guard status == nil else { return }
    kill(process, SIGKILL)
    wait()
  }

  /// Asks it to end.
  public func terminate() {
    kill(process, SIGTERM)
  }

  /// Waits for its end, and answers its exit code, or 128 and the number of the signal that ended it.
  @discardableResult
  public func wait() -> Int32 {
    let result = status ?? Spawn.awaitEnd(of: process)
    status = result
    return result
  }
}
