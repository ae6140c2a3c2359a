/// What the program tells about itself, as much as the person wants to know. What is typed has no
/// place in it at any level.
final class Log {
  /// How much is told; nil as long as the settings are not read. Until then lines wait.
  var level: LogLevel? { didSet { writeWaiting() } }

  private var waiting: [(level: LogLevel, line: String)] = []
  private let write: @Sendable (String) -> Void

  /// A log whose lines go to `write`.
  init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Something does not work.
  func fault(_ line: String) { add(.fault, line) }

  /// The keyboard found or decided something.
  func info(_ line: @autoclosure () -> String) { add(.info, line()) }

  /// The keyboard was told something.
  func debug(_ line: @autoclosure () -> String) { add(.debug, line()) }

  private func add(_ level: LogLevel, _ line: @autoclosure () -> String) {
    guard let chosen = self.level else { return waiting.append((level, line())) }
    if chosen.includes(level) { write(line()) }
  }

  private func writeWaiting() {
    let lines = waiting
    waiting = []
    for (level, line) in lines { add(level, line) }
  }
}
