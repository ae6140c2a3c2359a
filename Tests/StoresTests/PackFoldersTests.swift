import PackTestSupport
import TemporaryFolders
import Testing

@testable import Stores

/// Which pack is found for a language, and what a broken one costs.
@Suite struct PackFoldersTests {
  private let first: TemporaryFolder
  private let second: TemporaryFolder
  private let folders: PackFolders

  init() throws {
    first = try TemporaryFolder()
    second = try TemporaryFolder()
    folders = PackFolders(dataFolders: [first.path, second.path])
  }

  @Test func exactTagComesBeforeTheGeneralOne() throws {
    _ = try first.write(SamplePack.bytes(language: "en"), to: "packs/en.pack")
    _ = try second.write(SamplePack.bytes(language: "en-AU"), to: "packs/en-AU.pack")
    #expect(folders.pack(languages: ["en-AU", "en"]).pack?.language == "en-AU")
    #expect(folders.pack(languages: ["en-NZ", "en"]).pack?.language == "en")
  }

  @Test func brokenPackCostsOnlyItself() throws {
    let broken = try first.write([1, 2, 3], to: "packs/en.pack")
    _ = try second.write(SamplePack.bytes(), to: "packs/en.pack")
    let answer = folders.pack(languages: ["en"])
    #expect(answer.pack?.language == "en")
    #expect(answer.problems == ["\(broken): is not a language pack"])
  }

  @Test func noPackIsNoProblem() {
    let answer = folders.pack(languages: ["de"])
    #expect(answer.pack == nil)
    #expect(answer.problems.isEmpty)
  }

  @Test func packWithoutWords() throws {
    var writer = PackWriter()
    try writer.add("language", Array("en".utf8))
    let path = try first.write(writer.bytes, to: "packs/en.pack")
    #expect(
      folders.pack(languages: ["en"]).problems == [
        "\(path): has a broken section table: the section of words is missing or of another version"
      ])
  }

  @Test func creditsAreLines() throws {
    let path = try first.write(SamplePack.bytes(), to: "packs/en.pack")
    #expect(try LanguagePack(path).credits == ["one", "two"])
  }
}
