import FoundationEssentials
import KeyboardService
import LayoutFiles
import Stores

/// `toccata languages`: what can be typed, as JSON.
enum LanguagesCommand {
  static let verb = Verb(
    name: "languages", operands: "", summary: "what can be typed, and where the words come from",
    details: {
      "A language has words where there is a pack for it; 'toccata-pack build LANGUAGE' makes one."
    },
    run: { words in
      guard words.isEmpty else { throw CommandError.usage("languages takes nothing") }
      let answer = answer(folders: .environment)
      for problem in answer.problems { StandardError.write(line: "toccata: \(problem)") }
      StandardOutput.write(try json(answer.languages))
    })

  /// One language of the answer.
  struct Language: Encodable, Equatable {
    /// BCP 47.
    var language: String
    /// Its name in itself.
    var name: String
    var layouts: [Layout]
    /// Where its words come from and under which licences; nil where there are none.
    var words: String?
    /// What converts what is typed, for languages that need it.
    var engine: String?

    /// Missing values are told as null.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(language, forKey: .language)
      try container.encode(name, forKey: .name)
      try container.encode(layouts, forKey: .layouts)
      try container.encode(words, forKey: .words)
      try container.encode(engine, forKey: .engine)
    }

    private enum CodingKeys: String, CodingKey {
      case language, name, layouts, words, engine
    }
  }

  /// One layout of a language.
  struct Layout: Encodable, Equatable {
    var id: String
    var source: String
  }

  /// The languages there are layouts for, and one line for each layout and pack that is broken.
  static func answer(folders: DataFolders) -> (languages: [Language], problems: [String]) {
    let catalog = LayoutCatalog(folders: folders.paths(of: "layouts"))
    let packs = PackFolders(dataFolders: folders.roots)
    var problems: [String] = []
    let languages = catalog.languages.compactMap { language -> Language? in
      let layout = catalog.layout(language: language)
      let words = packs.pack(for: language)
      problems += layout.problems + words.problems
      guard let name = layout.layout?.name else { return nil }
      return Language(
        language: language, name: name, layouts: [Layout(id: language, source: "ldml")],
        words: words.pack?.credits.joined(separator: "; "))
    }
    return (languages, problems)
  }

  private static func json(_ languages: [Language]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try Array(encoder.encode(languages)) + Array("\n".utf8)
  }
}
