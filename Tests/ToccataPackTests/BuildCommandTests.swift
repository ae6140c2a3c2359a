import PackTestSupport
import Stores
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
}
