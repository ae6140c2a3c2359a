import FoundationEssentials
import Language
import Stores
import TemporaryFolders
import Testing

@testable import toccata

/// `toccata languages` and `toccata pack check`.
@Suite struct LanguagesTests {
  private let folder: TemporaryFolder
  private let folders: DataFolders

  init() throws {
    folder = try TemporaryFolder()
    folders = DataFolders(environment: ["TOCCATA_DATA": folder.path, "XDG_DATA_DIRS": "/none"])
  }

  /// Writes a pack of one word, and gives its path.
  private func writePack(_ language: String) throws -> String {
    let path = try folder.write("", to: "packs/\(language).pack")
    var writer = PackWriter()
    try writer.add(LanguagePack.SectionName.language, Array(language.utf8))
    try writer.add(LanguagePack.SectionName.credits, Array("one\ntwo".utf8))
    let words = LanguageSource(
      language: language, words: [SourceWord(text: "Haus", logProbability: -5)])
    for (name, bytes) in LanguageSections(words).sections { try writer.add(name, bytes) }
    try writer.write(to: path)
    return path
  }

  @Test(
    "Every language the issue names has a layout",
    arguments: [
      "ar", "de", "en", "es", "fa", "fr", "he", "hi", "it", "pl", "pt", "ru", "sv", "tr",
    ])
  func layouts(language: String) {
    let found = LanguagesCommand.answer(folders: folders).languages
      .first { $0.language == language }
    #expect(found?.layouts == [LanguagesCommand.Layout(id: language, source: "ldml")])
  }

  @Test func wordsTellWhereTheyAreFrom() throws {
    _ = try writePack("de")
    let languages = LanguagesCommand.answer(folders: folders).languages
    let german = try #require(languages.first { $0.language == "de" })
    #expect(german.name == "Deutsch")
    #expect(german.words == "one; two")
    #expect(languages.first { $0.language == "fr" }?.words == nil)
  }

  @Test func missingValuesAreTold() throws {
    let language = LanguagesCommand.Language(language: "de", name: "Deutsch", layouts: [])
    let json = String(decoding: try JSONEncoder().encode(language), as: UTF8.self)
    #expect(json.contains("\"words\":null"))
    #expect(json.contains("\"engine\":null"))
  }

  @Test func brokenPackCostsOnlyItsWords() throws {
    let path = try folder.write("broken", to: "packs/de.pack")
    let answer = LanguagesCommand.answer(folders: folders)
    #expect(answer.problems == ["\(path): is not a language pack"])
    #expect(answer.languages.first { $0.language == "de" }?.words == nil)
  }

  @Test func checkedPack() throws {
    let path = try writePack("de")
    let report = try PackCommand.report(path)
    #expect(report.first?.hasPrefix("\(path): whole, of 'de'; language 2, credits 7, ") == true)
    #expect(report.suffix(2) == ["  one", "  two"])
  }

  @Test func packWithAChangedByte() throws {
    let path = try writePack("de")
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    bytes[bytes.count - 1] ^= 1
    try Data(bytes).write(to: URL(filePath: path))
    let error = try #require(throws: CommandError.self) { try PackCommand.report(path) }
    #expect(error.status == .badData)
    #expect(error.message.hasSuffix("does not agree with its checksum"))
  }

  @Test(arguments: [["pack"], ["pack", "check"], ["pack", "eat", "x"], ["languages", "de"]])
  func wrongCalls(words: [String]) throws {
    let error = try #require(throws: CommandError.self) { try Toccata.run(words) }
    #expect(error.status == .usage)
  }
}
