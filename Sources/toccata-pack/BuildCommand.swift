import FoundationEssentials
import PackBuilding
import PackSources
import Stores

/// `toccata-pack build`: makes the packs of languages.
struct BuildCommand {
  private(set) var languages: [String] = []
  private(set) var sources: [String] = []
  private(set) var output: String?

  /// The command these words say.
  init(_ words: [String]) throws(PackCommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--sources":
        guard let folder = rest.popFirst() else { throw .usage("--sources wants FOLDER") }
        sources.append(folder)
      case "-o":
        guard let file = rest.popFirst() else { throw .usage("-o wants FILE") }
        output = file
      default:
        guard Self.isTag(word) else {
          throw .usage("'\(word)' is neither an option nor a language tag such as en")
        }
        languages.append(word)
      }
    }
    guard !languages.isEmpty else { throw .usage("build wants LANGUAGE, such as en") }
    guard output == nil || languages.count == 1 else {
      throw .usage("-o is for one language at a time")
    }
  }

  private static func isTag(_ word: String) -> Bool {
    (2...35).contains(word.utf8.count) && !word.hasPrefix("-")
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  /// Makes each pack, says what it is made from, and puts it in its place.
  func run() throws(PackCommandError) {
    let folders = SourceFolders(roots: sources + ["/"])
    for language in languages {
      let start = ContinuousClock.now
      let build = PackBuild(LanguageFiles(language: language, folders: folders))
      do {
        let product = try build.product()
        let path = try path(language)
        try product.writer.write(to: path)
        let time = (ContinuousClock.now - start).components
        print("\(path): \(product.source.words.count) words in \(time.seconds) s, from")
        for line in product.credits { print("  \(line)") }
      } catch let error as PackCommandError {
        throw error
      } catch {
        throw .badData("\(language): \(error)")
      }
    }
  }

  private func path(_ language: String) throws(PackCommandError) -> String {
    if let output { return output }
    guard let personal = DataFolders.environment.personal else {
      throw .usage("there is neither XDG_DATA_HOME nor HOME to put the pack in; say -o FILE")
    }
    let path = PackFolders.path(language: language, dataFolder: personal)
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .badData("\(folder) cannot be made")
    }
    return path
  }
}
