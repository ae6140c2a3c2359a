import FoundationEssentials
import KeyboardService
import Language
import Stores

/// `toccata suggest`: what is meant by what was typed, a JSON line in and one out.
struct SuggestCommand {
  static let verb = Verb(
    name: "suggest", operands: "--language L [--limit N]",
    summary: "corrections and suggestions, JSON lines in and out",
    details: {
      """
      Reads {"context": "text before", "typed": "teh", "touches": [[4.1, 0.2], …], "traits": {…}}
      a line and answers {"suggestions": ["the", …], "correction": "the"} a line.

      """ + options.map(\.helpLine).joined(separator: "\n")
    },
    run: { words in
      let command = try OptionReader(verb: "suggest", options: options)
        .read(words, into: SuggestCommand())
      try command.run(lines: { readLine() }, write: StandardOutput.write(line:))
    })

  private static let options: [CommandOption<SuggestCommand>] = [
    .value("--language", "TAG", "the language, BCP 47 (en); twice for two at once") {
      $0.languages.append($1)
    },
    .value("--limit", "N", "at most so many suggestions, 1 to 20 (3)") {
      guard let limit = Int($1), (1...20).contains(limit) else {
        throw CommandError.usage("--limit wants a number from 1 to 20, not '\($1)'")
      }
      $0.limit = limit
    },
  ]

  var languages: [String] = []
  var limit = 3
  var folders = DataFolders.environment

  /// Answers line by line until there are no more.
  func run(lines: () -> String?, write: (String) -> Void) throws {
    let decoder = try wordDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let reader = JSONDecoder()
    var number = 0
    while let line = lines() {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      guard let question = try? reader.decode(SuggestLine.self, from: Data(line.utf8)) else {
        throw CommandError.badData(
          "line \(number) is no question: {\"context\": \"…\", \"typed\": \"teh\"} is one")
      }
      let answer = try encoder.encode(question.answer(decoder, limit: limit))
      write(String(decoding: answer, as: UTF8.self))
    }
  }

  private func wordDecoder() throws -> WordDecoder {
    let languages = languages.isEmpty ? ["en"] : languages
    var selection = Selection()
    selection.language = languages[0]
    let keys = KeyCenters(try SelectedKeyboard(selection, folders: folders).placed)
    return WordDecoder(
      languages: try languages.map { ($0, try lexicon($0)) }, keys: keys.grid)
  }

  private func lexicon(_ language: String) throws -> Lexicon {
    let answer = PackFolders(dataFolders: folders.roots).pack(for: language)
    answer.problems.forEach { StandardError.write(line: "toccata: \($0)") }
    guard let pack = answer.pack else {
      let base = language.prefix { $0 != "-" }
      throw CommandError.badData(
        "there is no language pack for '\(language)'; 'toccata-pack build \(base)' makes one")
    }
    return pack.lexicon
  }
}
