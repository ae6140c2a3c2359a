import Glibc
import Processes

/// A program that the stage starts; it is ended with this object.
final class Program {
  /// Where its standard output can be read.
  let output: Int32
  private var process: pid_t

  init(_ command: [String], environment: [String: String]) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SoundStageError("no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    output = ends[0]
    var spawn = Spawn()
    spawn.duplicate(ends[1], as: 1)
    spawn.append(to: "/dev/null", as: 2)
    let path = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
    process = try spawn.start(command, environment: path.merging(environment) { $1 })
  }

  deinit {
    stop()
    close(output)
  }

  func signal(_ number: Int32) {
    if process > 0 { kill(process, number) }
  }

  /// Ends it at once and waits until it is gone.
  func stop() {
    guard process > 0 else { return }
    kill(process, SIGKILL)
    Spawn.awaitEnd(of: process)
    process = 0
  }

  /// Waits until it has written something; false when this time comes first.
  func waitForOutput(until end: Duration) -> Bool {
    let left = (end - Self.now) / .milliseconds(1)
    var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(max(0, left.rounded(.up)))) > 0
  }

  /// The monotonic clock.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
