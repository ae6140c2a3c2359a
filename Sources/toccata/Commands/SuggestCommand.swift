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
    let packs = try packs()
    let decoder = try wordDecoder(packs)
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
      if number.isMultiple(of: Self.questionsWithoutRest) {
        packs.forEach { $0.file.releaseMemory() }
      }
    }
  }

  /// After so many the packs give their memory back, as in the keyboard where it comes to rest.
  private static let questionsWithoutRest = 256

  private var tags: [String] { languages.isEmpty ? ["en"] : languages }

  private func wordDecoder(_ packs: [LanguagePack]) throws -> WordDecoder {
    var selection = Selection()
    selection.language = tags[0]
    let keys = KeyCenters(try SelectedKeyboard(selection, folders: folders).placed)
    return WordDecoder(languages: zip(tags, packs.map(\.lexicon)).map { ($0, $1) }, keys: keys.grid)
  }

  private func packs() throws -> [LanguagePack] {
    try tags.map { language in
      let answer = PackFolders(dataFolders: folders.roots).pack(for: language)
      answer.problems.forEach { StandardError.write(line: "toccata: \($0)") }
      guard let pack = answer.pack else {
        throw CommandError.badData(PackFolders.absence(of: language))
      }
      return pack
    }
  }
}
