import FoundationEssentials
import Language
import Stores
import TemporaryFolders
import Testing

@testable import toccata

@Suite struct SuggestTests {
  /// A data folder with a small English pack.
  private func folders(_ folder: TemporaryFolder) throws -> DataFolders {
    let source = LanguageSource(
      language: "en",
      words: [("the", -3), ("hello", -9), ("then", -7)].map {
        SourceWord(text: $0, logProbability: $1)
      })
    var writer = PackWriter()
    for section in LanguageSections(source).sections { try writer.add(section.name, section.bytes) }
    try writer.add(LanguagePack.SectionName.language, Array("en".utf8))
    let path = PackFolders.path(language: "en", dataFolder: folder.path)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/packs", withIntermediateDirectories: true)
    try writer.write(to: path)
    return DataFolders(environment: ["TOCCATA_DATA": folder.path])
  }

  private func answers(_ lines: String...) throws -> [String] {
    let folder = try TemporaryFolder()
    var command = SuggestCommand()
    command.folders = try folders(folder)
    var rest = lines[...]
    var written: [String] = []
    try command.run(lines: { rest.popFirst() }, write: { written.append($0) })
    return written
  }

  @Test func aLineIsAnsweredByALine() throws {
    let found = try answers(
      #"{"context": "", "typed": "teh"}"#, "", #"{"typed": "hello"}"#)
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix(#"{"correction":"the","suggestions":["the""#) == true)
    #expect(found.last?.hasPrefix(#"{"correction":null,"suggestions":["#) == true)
  }

  @Test func touchesMayBeUnknown() throws {
    let found = try answers(
      #"{"typed": "thr", "touches": [[4, 0], [5, 1], [2.5, 0]]}"#,
      #"{"typed": "teh", "touches": [null, [2, 0], null]}"#)
    #expect(found.allSatisfy { $0.hasPrefix(#"{"correction":"the""#) })
  }

  @Test(arguments: [
    #"{"type": "URL"}"#, #"{"type": "emailAddress"}"#, #"{"secure": true}"#,
    #"{"isSecureTextEntry": true}"#, #"{"content": "oneTimeCode"}"#,
  ])
  func fieldsThatWantNoCorrectionGetNone(traits: String) throws {
    let found = try answers(#"{"typed": "teh", "traits": "# + traits + "}")
    #expect(found.first?.hasPrefix(#"{"correction":null"#) == true)
  }

  @Test func aDefaultFieldIsCorrected() throws {
    let found = try answers(#"{"typed": "teh", "traits": {"type": "default"}}"#)
    #expect(found.first?.hasPrefix(#"{"correction":"the""#) == true)
  }

  @Test(arguments: ["teh", "{}", #"{"typed": 1}"#, #"{"typed": "a", "traits": {"type": "x"}}"#])
  func whatIsNoQuestionIsToldWithItsLine(line: String) throws {
    let error = #expect(throws: CommandError.self) {
      try answers(#"{"typed": "teh"}"#, line)
    }
    #expect(error?.status == .badData)
    #expect(error?.message.contains("line 2") == true)
  }

  @Test func aMissingPackIsSaid() throws {
    var command = SuggestCommand()
    command.folders = DataFolders(environment: ["TOCCATA_DATA": "/nowhere"])
    let error = #expect(throws: CommandError.self) {
      try command.run(lines: { nil }, write: { _ in })
    }
    #expect(error?.message.contains("toccata-pack build en") == true)
  }
}
