/// Where packs are looked for: `packs` in each data folder, the first one first.
public struct PackFolders: Sendable {
  /// The data folders.
  public var dataFolders: [String]

  /// The packs of these data folders.
  public init(dataFolders: [String]) { self.dataFolders = dataFolders }

  /// What was found for a language.
  public struct Answer: Sendable {
    /// The pack, or nil where there is none that opens.
    public var pack: LanguagePack?
    /// One line for each pack that was refused on the way.
    public var problems: [String] = []
  }

  /// Where the pack of a language stands in a data folder.
  public static func path(language: String, dataFolder: String) -> String {
    "\(dataFolder)/packs/\(language).pack"
  }

  /// The first pack that opens, for the first of these tags that has one (BCP 47, the most exact
  /// tag first). A pack that cannot be opened costs only itself.
  public func pack(languages: [String]) -> Answer {
    var answer = Answer()
    for language in languages {
      for folder in dataFolders {
        let path = Self.path(language: language, dataFolder: folder)
        do throws(PackError) {
          answer.pack = try LanguagePack(path)
          return answer
        } catch {
          if error != .missing { answer.problems.append("\(path): \(error)") }
        }
      }
    }
    return answer
  }
}
