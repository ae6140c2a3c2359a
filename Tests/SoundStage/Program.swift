import Glibc

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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // The thread of a test may block signals, which the program would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let variables = ["PATH=/usr/local/bin:/usr/bin:/bin"] + environment.map { "\($0)=\($1)" }
    var arguments = command.map { strdup($0) } + [nil]
    var entries = variables.map { strdup($0) } + [nil]
    defer { for string in arguments + entries { free(string) } }
    process = 0
    let result = posix_spawnp(&process, command[0], &actions, &attributes, &arguments, &entries)
    guard result == 0 else {
      process = 0
      throw SoundStageError("cannot start \(command[0])")
    }
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
    waitpid(process, nil, 0)
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
