import CProcess
import Glibc
import Processes

/// A program that the laboratory has started.
@DeskActor
public final class ChildProcess {
  /// What becomes of what the program writes on standard output; errors always go to the log.
  enum Output {
    case lines
    case log
  }

  /// The process's number.
  public let identifier: pid_t
  /// Standard output; nothing comes where it goes to the log.
  public let lines: LineReader
  /// What the program was started as.
  public let name: String

  private let input: Int32
  /// Becomes readable when the process ends.
  private let end: Int32
  private var status: Int32?

  /// Starts the program. `log` is the path of a file that takes its errors.
  init(
    _ command: [String], environment: [String: String], folder: String, log: String,
    output: Output, name: String
  ) throws {
    var (inward, outward): ([Int32], [Int32]) = ([0, 0], [0, 0])
    // A socket, because writing into a pipe that nobody reads would end the tests.
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &inward)
    pipe2(&outward, O_CLOEXEC)
    defer {
      close(inward[0])
      close(outward[1])
    }
    var spawn = Spawn(folder: folder)
    spawn.duplicate(inward[0], as: 0)
    spawn.append(to: log, as: 2)
    spawn.duplicate(output == .lines ? outward[1] : 2, as: 1)
    identifier = try spawn.start(command, environment: environment)
    lines = LineReader(outward[0])
    input = inward[1]
    end = process_descriptor(identifier)
    self.name = name
  }

  deinit {
    close(input)
    close(end)
  }

  /// Writes a line on the program's standard input.
  public func send(_ line: String) throws {
    let bytes = Array((line + "\n").utf8)
    guard Glibc.send(input, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw LaboratoryError("\(name) does not listen any more")
    }
  }

  /// Whether it has not ended.
  public var isRunning: Bool { waitForEnd(Deadline(.zero)) == nil }

  /// Its exit code, or 128 and the signal's number, as a shell has it; nil when time is up.
  public func waitForEnd(_ deadline: Deadline = Deadline()) -> Int32? {
    if status == nil, deadline.awaitReadable(end) { status = Spawn.awaitEnd(of: identifier) }
    return status
  }

  /// Asks it to end, and waits until it has.
  public func stop() {
    if status == nil { kill(identifier, SIGTERM) }
    if waitForEnd(Deadline(.seconds(5))) == nil { kill(identifier, SIGKILL) }
    _ = waitForEnd()
  }
}
