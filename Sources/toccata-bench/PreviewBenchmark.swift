import Glibc

/// `toccata preview` as a whole process: its time and the most memory it ever had. The command is
/// the one `TOCCATA` names, or the one beside this benchmark.
enum PreviewBenchmark {
  static func figures() throws -> [Figure] {
    let command = command
    // The first run reads everything from the disk; it is not the one that is promised.
    _ = try run(command)
    let runs = try (0..<7).map { _ in try run(command) }
    let times = runs.map(\.milliseconds).sorted()
    let memory = runs.map(\.megabytes).max() ?? 0
    return [
      Figure(name: "preview-time", value: times[times.count / 2], unit: "ms", bound: 80),
      Figure(name: "preview-memory", value: memory, unit: "MB", bound: 40),
    ]
  }

  /// The program that is measured.
  static var command: String {
    if let named = getenv("TOCCATA") { return String(cString: named) }
    let parts = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast() + ["toccata"]).joined(separator: "/")
  }

  private static func run(_ command: String) throws -> (milliseconds: Double, megabytes: Double) {
    let words = [command, "preview", "--scale", "1", "-o", "/dev/null"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let start = ContinuousClock.now
    var process = pid_t()
    guard posix_spawn(&process, command, nil, nil, &arguments, environ) == 0 else {
      throw BenchmarkFailure(description: "cannot start \(command)")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      throw BenchmarkFailure(description: "\(command) preview failed")
    }
    let passed = (ContinuousClock.now - start).components
    return (
      Double(passed.seconds) * 1e3 + Double(passed.attoseconds) / 1e15,
      Double(usage.ru_maxrss) / 1024
    )
  }
}
