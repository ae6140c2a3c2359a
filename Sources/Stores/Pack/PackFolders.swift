/// Where packs are looked for: `packs` in each data folder, the first one first.
public struct PackFolders: Sendable {
  /// The data folders.
  public var dataFolders: [String]

  /// The packs of these data folders.
  public init(dataFolders: [String]) { self.dataFolders = dataFolders }

  /// What was found for a language, with one line for each pack that was refused on the way.
  public struct Answer: Sendable {
    /// The pack.
    public var pack: PackFile?
    /// The tag it was found under.
    public var language: String?
    /// Where it is.
    public var path: String?
    /// One line for each broken pack.
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
          answer.pack = try PackFile(path)
          answer.language = language
          answer.path = path
          return answer
        } catch {
          if error != .missing { answer.problems.append("\(path): \(error)") }
        }
      }
    }
    return answer
  }
}
