import Stores

/// `toccata pack check`: checks a language pack whole.
enum PackCommand {
  static let verb = Verb(
    name: "pack", operands: "check FILE", summary: "check a language pack whole",
    details: {
      "Compares every section with its checksum and says where the words come from. Packs are made"
        + "\nby toccata-pack."
    },
    run: { words in
      guard words.count == 2, words[0] == "check", !words[1].hasPrefix("-") else {
        throw CommandError.usage("pack wants 'check FILE'")
      }
      for line in try report(words[1]) { StandardOutput.write(line: line) }
    })

  /// What is said of the pack at this path.
  static func report(_ path: String) throws(CommandError) -> [String] {
    do throws(PackError) {
      let pack = try LanguagePack(path)
      try pack.file.verify()
      let sections = pack.file.sections.map { "\($0.name) \($0.range.count)" }
      return ["\(path): whole, of '\(pack.language)'; \(sections.joined(separator: ", ")) bytes"]
        + pack.credits.map { "  \($0)" }
    } catch {
      throw .badData("\(path): \(error)")
    }
  }
}
