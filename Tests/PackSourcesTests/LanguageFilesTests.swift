import PackTestSupport
import TemporaryFolders
import Testing

@testable import PackSources

/// Which files of which folders are taken for a language.
@Suite struct LanguageFilesTests {
  private let first: TemporaryFolder
  private let second: TemporaryFolder
  private let folders: SourceFolders

  init() throws {
    first = try TemporaryFolder()
    second = try TemporaryFolder()
    folders = SourceFolders(roots: [first.path, second.path])
  }

  @Test func firstFolderThatHasAFileWins() throws {
    try second.write("2", to: "a/b")
    try second.write("2", to: "a/c")
    try first.write("1", to: "a/c")
    #expect(folders.file("a/b") == "\(second.path)/a/b")
    #expect(folders.file("a/x", "a/c") == "\(first.path)/a/c")
    #expect(folders.file("a/x") == nil)
    #expect(folders.names(in: "a") == ["b", "c"])
    #expect(folders.tree("a") == ["\(first.path)/a/c"])
  }

  @Test func rowsOfTheTable() {
    let german = LanguagePlaces(language: "de", folders: folders)
    #expect(german.dictionaries == ["de_DE_frami"])
    #expect(german.packages.contains("hunspell-de-de-frami"))
    #expect(
      german.unpacked.map(\.package) == ["libreoffice-common", "libreoffice-help-de"])
    let portuguese = LanguagePlaces(language: "pt", folders: folders)
    #expect(portuguese.unpacked.map(\.package).contains("libreoffice-help-pt-br"))
  }

  @Test func otherLanguagesTakeWhatBearsTheirTag() throws {
    for name in ["nl_NL.dic", "nl_NL.aff", "nlx_AA.dic", "en_US.dic"] {
      try first.write("0\n", to: "usr/share/hunspell/\(name)")
    }
    try first.write("x", to: "usr/lib/libreoffice/share/autocorr/acor_nl-NL.dat")
    let dutch = LanguagePlaces(language: "nl", folders: folders)
    #expect(dutch.dictionaries == ["nl_NL"])
    #expect(dutch.autocorrections == ["nl-NL"])
    #expect(
      LanguageFiles(language: "nl", folders: folders).dictionaryPaths
        == ["\(first.path)/usr/share/hunspell/nl_NL"])
  }

  @Test func nothingIsThere() throws {
    let files = LanguageFiles(language: "en", folders: folders)
    #expect(try files.wordfreq() == nil)
    #expect(try files.wordstats() == nil)
    #expect(try files.foreignWordstats().isEmpty)
    #expect(try files.trigramModel() == nil)
    #expect(try files.dictionaries().isEmpty)
    #expect(try files.pronouncedWords().isEmpty)
    #expect(try files.prose().sentences.isEmpty)
    #expect(try files.autocorrections().isEmpty)
  }

  @Test func proseComesFromQuotationsAndHelp() throws {
    try first.write("All is well.\n%\nSo it is.\n", to: "usr/share/games/fortunes/de/zitate")
    try first.write("index", to: "usr/share/games/fortunes/de/zitate.dat")
    try second.write(
      "<p class=\"paragraph\">Open a file</p>", to: "usr/share/libreoffice/help/de/text/a/b.html")
    let prose = try LanguageFiles(language: "de", folders: folders).prose()
    #expect(
      prose.sentences == [["All", "is", "well"], ["So", "it", "is"], ["Open", "a", "file"]])
  }

  @Test func wordsWithAPronunciation() throws {
    try first.write(
      "kayla K EY L AH\nkayla(2) K AY L AH\n",
      to: "usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict")
    #expect(try LanguageFiles(language: "en", folders: folders).pronouncedWords() == ["kayla"])
  }

  @Test func namesAreTakenFromOtherLanguages() throws {
    let folder = "wordstats/language_data/hermitdave/2018"
    try first.write("jack 5\n", to: "\(folder)/fr/fr_full.txt")
    try first.write("jack 7\n", to: "\(folder)/en/en_full.txt")
    let english = LanguageFiles(language: "en", folders: folders)
    #expect(try english.foreignWordstats() == [["jack": 5]])
    #expect(try english.wordstats() == ["jack": 7])
  }
}
