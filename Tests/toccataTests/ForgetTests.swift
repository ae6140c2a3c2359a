import FoundationEssentials
import Language
import Stores
import TemporaryFolders
import Testing

@testable import toccata

@Suite("toccata forget") struct ForgetTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/learned.sqlite"
    var words = LearnedWords()
    let file = try LearnedFile(path: path)
    for (word, previous) in [("my", nil), ("Xylo", "my"), ("plays", "Xylo")] {
      try file.write(words.keep(word, after: previous, language: "en", today: 20_000))
    }
  }

  private func left() throws -> [String] {
    let words = try LearnedFile(path: path).read()
    return ["my", "Xylo", "plays"].filter { words.use(of: $0, in: "en") != nil }
  }

  @Test("A word goes, whatever its capitals, and its pairs with it")
  func word() throws {
    try ForgetCommand(path: path).run("xylo")
    #expect(try left() == ["my", "plays"])
    #expect(try LearnedFile(path: path).read().pairs(in: "en").isEmpty)
  }

  @Test func withoutAWordEverythingGoes() throws {
    try ForgetCommand(path: path).run(nil)
    #expect(try LearnedFile(path: path).read().isEmpty)
  }

  @Test("A word that is not known, or a file that is not there, is said")
  func unknown() throws {
    for path in [path, folder.path + "/nowhere/learned.sqlite"] {
      let error = try #require(throws: CommandError.self) {
        try ForgetCommand(path: path).run("violin")
      }
      #expect(error == .badData("'violin' is not among the learned words"))
    }
    try ForgetCommand(path: folder.path + "/nowhere/learned.sqlite").run(nil)
    #expect(try left().count == 3)
  }

  @Test("A broken file is told of for a word, and removed when everything is to go")
  func broken() throws {
    LearnedFile.remove(path)
    try Data("no database at all, but long enough".utf8).write(to: URL(filePath: path))
    let error = try #require(throws: CommandError.self) {
      try ForgetCommand(path: path).run("violin")
    }
    #expect(error.status == .badData)
    #expect(error.message.hasPrefix(path))
    try ForgetCommand(path: path).run(nil)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [["a", "b"], ["--all"]])
  func wrongCall(words: [String]) throws {
    let error = try #require(throws: CommandError.self) { try Toccata.run(["forget"] + words) }
    #expect(error.status == .usage)
  }
}
