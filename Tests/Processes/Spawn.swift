import CProcess
import FoundationEssentials
import Glibc

/// How a process begins: its descriptors, its folder, its environment. It blocks no signals, whatever
/// the thread that starts it does, and has no descriptors but the first three and those named here.
public struct Spawn: ~Copyable {
  /// The environment of this process.
  public static var ownEnvironment: [String: String] { ProcessInfo.processInfo.environment }

  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  /// The first descriptor that is closed.
  private var firstClosed: Int32 = 3

  /// A process in this folder; nil is the one of this process.
  public init(folder: String? = nil) {
    posix_spawn_file_actions_init(&actions)
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    // A thread of Dispatch's blocks nearly all signals, which a program would inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  }

  deinit {
    var (actions, attributes) = (actions, attributes)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  /// The process has `descriptor` as its number `number`.
  public mutating func duplicate(_ descriptor: Int32, as number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    firstClosed = max(firstClosed, number + 1)
  }

  /// What the process writes on its descriptor `number` is appended to this file.
  public mutating func append(to path: String, as number: Int32) {
    posix_spawn_file_actions_addopen(
      &actions, number, path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
  }

  /// Starts the program, which is looked for as a shell does, and answers its number.
  public mutating func start(
    _ command: [String], environment: [String: String] = ownEnvironment
  ) throws -> pid_t {
    guard let program = command.first else { throw SpawnError("there is no program to start") }
    posix_spawn_file_actions_addclosefrom_np(&actions, firstClosed)
    var process: pid_t = 0
    let code = withStrings(command) { arguments in
      withStrings(environment.map { "\($0)=\($1)" }) { variables in
        posix_spawnp(&process, program, &actions, &attributes, arguments, variables)
      }
    }
    guard code == 0 else {
      throw SpawnError("cannot start \(program): \(String(cString: strerror(code)))")
    }
    return process
  }

  /// Waits until a process that was started has ended, and answers its exit code, or 128 and the
  /// number of the signal that ended it, as a shell has it.
  @discardableResult
  public static func awaitEnd(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }

  /// The strings as C has them, ended by a null pointer.
  private func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}

/// Why a process could not be started.
public struct SpawnError: Error, CustomStringConvertible {
  /// In a line.
  public let description: String

  init(_ description: String) { self.description = description }
}
