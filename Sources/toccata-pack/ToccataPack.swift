import Glibc
import PackSources

/// The program that makes language packs.
@main
struct ToccataPack {
  static let help = """
    toccata-pack makes language packs: the words, their frequencies and what follows what, in one
    file that the keyboard maps.

    usage: toccata-pack build LANGUAGE… [--sources FOLDER]… [-o FILE]
           toccata-pack sources LANGUAGE…
           toccata-pack help

      LANGUAGE                BCP 47: en, de, pt, …
      --sources FOLDER        where wheels and Debian packages were unpacked; installed packages
                              are always looked at
      -o FILE                 where the pack goes; LANGUAGE.pack in packs of the person's data
                              folder ($XDG_DATA_HOME/toccata) where nothing is said

    'sources' prints the Debian packages a language is made from, one a line: 'install PACKAGE', or
    'unpack PACKAGE FOLDER' for those whose installation would bring much more.

    A pack is replaced as a whole; a keyboard that runs keeps the old one until it starts again.
    """

  static func main() {
    do throws(PackCommandError) {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      let line = Array("toccata-pack: \(error.message)\n".utf8)
      _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(error.status)
    }
  }

  /// Prints the Debian packages of the languages.
  static func printSources(of languages: [String]) throws(PackCommandError) {
    guard !languages.isEmpty else { throw .usage("sources wants LANGUAGE, such as en") }
    let folders = SourceFolders(roots: ["/"])
    for language in languages {
      let places = LanguagePlaces(language: language, folders: folders)
      for package in places.packages { print("install \(package)") }
      for part in places.unpacked { print("unpack \(part.package) \(part.folder)") }
    }
  }

  static func run(_ words: [String]) throws(PackCommandError) {
    switch words.first {
    case "build": try BuildCommand(Array(words.dropFirst())).run()
    case "sources": try printSources(of: Array(words.dropFirst()))
    case "help", "--help", "-h": print(help)
    default:
      let said = words.joined(separator: " ")
      throw .usage("wants 'build LANGUAGE', 'sources LANGUAGE' or 'help', not '\(said)'")
    }
  }
}
