import Glibc

/// A program that a test starts. Its standard input is a pipe that ends with this object, and with
/// the test process whatever becomes of it; a shell then ends the program by its process id.
public final class ChildProcess {
  /// Where its standard output can be read.
  public let output: Int32
  private let process: pid_t
  private var input: Int32

  /// Starts `command`, its program first.
  public init(_ command: [String]) throws {
    let (input, output) = (try Pipe(), try Pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    // The thread of a test may block signals, which a program it starts would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let keeper = "\"$0\" \"$@\" & read -r _; kill $!; wait $! 2>/dev/null"
    var arguments = (["sh", "-c", keeper] + command).map { strdup($0) } + [nil]
    var started: pid_t = 0
    let result = posix_spawn(&started, "/bin/sh", &actions, &attributes, &arguments, environ)
    for argument in arguments { free(argument) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    close(input.reading)
    close(output.writing)
    guard result == 0 else { throw TestFailure("cannot start \(command)") }
    (process, self.input, self.output) = (started, input.writing, output.reading)
  }

  /// Blocks until it has written a line, and answers it.
  public func line() throws -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    throw TestFailure("the program ended without a line")
  }

  /// Ends it and waits until it is gone.
  public func stop() {
    guard input >= 0 else { return }
    close(input)
    input = -1
    waitpid(process, nil, 0)
  }

  deinit {
    stop()
    close(output)
  }
}
