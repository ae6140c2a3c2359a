import PackTestSupport
import Stores
import TemporaryFolders
import Testing

@testable import toccata_pack

/// How toccata-pack is called.
@Suite struct BuildCommandTests {
  @Test(
    "A wrong call exits with 64",
    arguments: [
      ([], "wants 'build LANGUAGE', 'sources LANGUAGE' or 'help', not ''"),
      (["bake", "en"], "wants 'build LANGUAGE', 'sources LANGUAGE' or 'help', not 'bake en'"),
      (["build"], "build wants LANGUAGE, such as en"),
      (["build", "../en"], "'../en' is neither an option nor a language tag such as en"),
      (["build", "--fast"], "'--fast' is neither an option nor a language tag such as en"),
      (["build", "en", "-o"], "-o wants FILE"),
      (["build", "en", "--sources"], "--sources wants FOLDER"),
      (["build", "en", "de", "-o", "a"], "-o is for one language at a time"),
      (["sources"], "sources wants LANGUAGE, such as en"),
    ])
  func usage(words: [String], message: String) {
    #expect(throws: PackCommandError.usage(message)) { try ToccataPack.run(words) }
  }

  @Test func optionsAreRead() throws {
    let command = try BuildCommand(["de", "--sources", "/a", "--sources", "/b", "-o", "x.pack"])
    #expect(command.languages == ["de"])
    #expect(command.sources == ["/a", "/b"])
    #expect(command.output == "x.pack")
  }

  @Test func languageThereIsNothingFor() throws {
    let error = try #require(throws: PackCommandError.self) {
      try ToccataPack.run(["build", "xx-none", "-o", "/dev/null"])
    }
    #expect(error.status == 65)
    #expect(error.message.hasPrefix("xx-none: there is no list of words for 'xx-none'"))
  }

  /// A folder of sources for Swedish: three words, and a dictionary of two.
  private func sources() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.writeGzip(
      WordfreqFixture.bytes([150: ["och"], 200: ["stockholm"], 400: ["ocg"]]),
      to: "wordfreq/data/large_sv.msgpack.gz")
    try folder.write("SET UTF-8\n", to: "usr/share/hunspell/sv_SE.aff")
    try folder.write("2\noch\nStockholm\n", to: "usr/share/hunspell/sv_SE.dic")
    return folder
  }

  @Test func packIsMadeAndReplaced() throws {
    let folder = try sources()
    let path = "\(folder.path)/sv.pack"
    for _ in 0..<2 {
      try ToccataPack.run(["build", "sv", "--sources", folder.path, "-o", path])
      let pack = try LanguagePack(path)
      try pack.file.verify()
      #expect(pack.language == "sv")
      #expect(pack.credits.contains { $0.contains("sv_SE") })
    }
  }

  @Test func placeThatCannotBeWritten() throws {
    let folder = try sources()
    let error = try #require(throws: PackCommandError.self) {
      try ToccataPack.run(
        ["build", "sv", "--sources", folder.path, "-o", "\(folder.path)/none/sv.pack"])
    }
    #expect(error.message == "sv: cannot be written: No such file or directory")
  }

  @Test func helpIsNoError() throws {
    try ToccataPack.run(["help"])
    try ToccataPack.run(["sources", "de"])
  }
}
