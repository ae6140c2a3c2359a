import FoundationEssentials
import Glibc
import KeyboardService
import Stores

/// `toccata doctor`: what this session offers the keyboard, and what to do about what it lacks.
enum DoctorCommand {
  struct Options {
    var isQuiet = false
  }

  static let options: [CommandOption<Options>] = [
    .flag("--quiet", "say nothing, and end with 69 where there can be no keyboard") {
      $0.isQuiet = true
    }
  ]

  static let verb = Verb(
    name: "doctor", operands: "[--quiet]",
    summary: "what this session offers, and for each gap the one thing to do",
    details: { options.map(\.helpLine).joined(separator: "\n") },
    run: { words in
      let options = try OptionReader(verb: "doctor", options: Self.options)
        .read(words, into: Options())
      let diagnosis = MainActor.assumeIsolated {
        let environment = ProcessInfo.processInfo.environment
        return Diagnosis(
          Examination.facts(
            environment: environment, languages: SessionLanguages(environment).languages,
            hasPack: hasPack))
      }
      if !options.isQuiet { StandardOutput.write(line: text(diagnosis)) }
      if options.isQuiet, !diagnosis.canHost { exit(ExitStatus.missingService.rawValue) }
      guard diagnosis.canHost else {
        throw CommandError(
          message: "this session cannot host the keyboard", status: .missingService)
      }
    })

  /// Whether there is a language pack for the language, or for a more general one.
  private static func hasPack(_ language: String) -> Bool {
    PackFolders(dataFolders: DataFolders.environment.roots).pack(for: language).pack != nil
  }

  /// A line for each finding, and below it what to do.
  static func text(_ diagnosis: Diagnosis) -> String {
    diagnosis.findings.flatMap { finding in
      let topic = finding.topic + String(repeating: " ", count: max(12 - finding.topic.count, 1))
      let line = "\(mark(finding.weight)) \(topic)\(finding.text)"
      return [line] + (finding.remedy.map { ["               → \($0)"] } ?? [])
    }.joined(separator: "\n")
  }

  private static func mark(_ weight: Finding.Weight) -> String {
    switch weight {
    case .good: "✓"
    case .gap: "–"
    case .obstacle: "✗"
    }
  }
}
