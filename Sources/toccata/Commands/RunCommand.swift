import FoundationEssentials
import Glibc
import KeyboardService
import Stores

/// `toccata run`: be the keyboard until the session ends.
enum RunCommand {
  struct Options {
    var isTest = false
    var touchRecord: String?
  }

  static let options: [CommandOption<Options>] = [
    .flag("--test", "let 'keys --live' tell the suggestions") { $0.isTest = true },
    .value("--record-touches", "FILE", "write where fingers go, but not in secret fields") {
      $0.touchRecord = $1
    },
  ]

  static let verb = Verb(
    name: "run", operands: "[--test] [--record-touches FILE]",
    summary: "be the keyboard until the session ends",
    details: { options.map(\.helpLine).joined(separator: "\n") },
    run: { words in
      let options = try OptionReader(verb: "run", options: Self.options)
        .read(words, into: Options())
      try MainActor.assumeIsolated { try run(options) }
    })

  @MainActor
  private static func run(_ options: Options) throws {
    var keyboard = KeyboardOptions()
    keyboard.tellsSuggestions = options.isTest
    keyboard.touchRecord = options.touchRecord
    keyboard.environment = ProcessInfo.processInfo.environment
    keyboard.dataFolders = DataFolders.environment.roots
    keyboard.languages = SessionLanguages(ProcessInfo.processInfo.environment).languages
    keyboard.log = { StandardError.write(line: "toccata: \($0)") }
    let program: KeyboardProgram
    do {
      program = try KeyboardProgram(keyboard)
    } catch {
      throw CommandError(message: "\(error)", status: .missingService)
    }
    let status = program.run()
    if status != 0 { exit(status) }
  }
}
