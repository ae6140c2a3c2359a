import Glibc
import Processes

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
    defer {
      close(input.reading)
      close(output.writing)
    }
    var spawn = Spawn()
    spawn.duplicate(input.reading, as: 0)
    spawn.duplicate(output.writing, as: 1)
    let keeper = "\"$0\" \"$@\" & read -r _; kill $!; wait $! 2>/dev/null"
    process = try spawn.start(["/bin/sh", "-c", keeper] + command)
    (self.input, self.output) = (input.writing, output.reading)
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
    Spawn.awaitEnd(of: process)
  }

  deinit {
    stop()
    close(output)
  }
}
