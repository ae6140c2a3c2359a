import Glibc

/// Measures what the keyboard promises, one line a figure: name, value, unit, bound. Exits with 1
/// where a bound is broken; with words after the command, only those parts are measured.
let parts: [(name: String, measure: () async throws -> [Figure])] = [
  ("drawing", DrawingBenchmark.figures),
  ("preview", PreviewBenchmark.figures),
  ("typing", TypingBenchmark.figures),
  ("sound", SoundBenchmark.figures),
  ("live", LiveBenchmark.figures),
  ("words", WordsBenchmark.figures),
]

let wanted = CommandLine.arguments.dropFirst()
var kept = true
do {
  for part in parts where wanted.isEmpty || wanted.contains(part.name) {
    for figure in try await part.measure() {
      print(figure)
      if !figure.isWithinBound { kept = false }
    }
  }
} catch {
  let line = "toccata-bench: \(error)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(70)
}
exit(kept ? 0 : 1)
