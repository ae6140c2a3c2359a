/// What the program tells about itself, as much as the person wants to know. What is typed has no
/// place in it at any level.
final class Log {
  /// How much is told.
  var level = LogLevel.fault

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
    if self.level.includes(level) { write(line()) }
  }
}
