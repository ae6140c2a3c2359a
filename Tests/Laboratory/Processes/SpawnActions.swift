import CProcess
import Glibc

/// What happens between the birth of a process and its program: descriptors, folder, signals.
struct SpawnActions: ~Copyable {
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()

  init(folder: String) {
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addchdir_np(&actions, folder)
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

  mutating func duplicate(_ descriptor: Int32, as number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  mutating func append(to path: String, as number: Int32) {
    posix_spawn_file_actions_addopen(
      &actions, number, path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
  }

  /// Starts the program; only descriptors 0 to 2 reach it.
  mutating func spawn(_ command: [String], _ environment: [String: String]) throws -> pid_t {
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    var process: pid_t = 0
    let code = withStrings(command) { arguments in
      withStrings(environment.map { "\($0)=\($1)" }) { variables in
        posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
      }
    }
    guard code == 0 else {
      throw LaboratoryError("cannot start \(command[0]): \(String(cString: strerror(code)))")
    }
    return process
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
