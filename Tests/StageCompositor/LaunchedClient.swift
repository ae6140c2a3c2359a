import Glibc

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

  /// Starts a program as a client of this stage. `environment` is added to our own.
  public init(
    _ executable: String, _ arguments: [String] = [], on stage: StageCompositor,
    through door: Door = .display, environment: [String: String] = [:]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var variables = environment
    var ours: Int32 = -1
    switch door {
    case .display: variables["WAYLAND_DISPLAY"] = stage.socketPath
    case .socket:
      ours = stage.connect()
      posix_spawn_file_actions_adddup2(&actions, ours, 3)
      variables["WAYLAND_SOCKET"] = "3"
    }
    defer { if ours >= 0 { close(ours) } }
    var process = pid_t()
    let code = withCStrings([executable] + arguments) { arguments in
      withCStrings(Self.environment(with: variables)) { environment in
        posix_spawn(&process, executable, &actions, nil, arguments, environment)
      }
    }
    guard code == 0 else { throw StageError.system("posix_spawn", code) }
    self.process = process
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

  /// Waits for its end, and answers its exit code, or the negative signal that ended it.
  @discardableResult
  public func wait() -> Int32 {
    if let status { return status }
    var raw: Int32 = 0
    while waitpid(process, &raw, 0) < 0, errno == EINTR {}
    let signal = raw & 0x7f
    let result = signal == 0 ? (raw >> 8) & 0xff : -signal
    status = result
    return result
  }

  private static func environment(with variables: [String: String]) -> [String] {
    var all = variables
    var entry = environ
    while let pointer = entry.pointee {
      let parts = String(cString: pointer).split(separator: "=", maxSplits: 1)
      entry += 1
      guard parts.count == 2, !parts[0].hasPrefix("WAYLAND_") else { continue }
      let name = String(parts[0])
      if all[name] == nil { all[name] = String(parts[1]) }
    }
    return all.map { "\($0.key)=\($0.value)" }
  }
}

/// The strings as C wants them, for the time of the call.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return body(copies)
}
