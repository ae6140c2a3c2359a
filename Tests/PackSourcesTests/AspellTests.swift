import PackTestSupport
import TemporaryFolders
import Testing

@testable import PackSources

/// aspell's compressed lists, written by hand.
@Suite struct AspellTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ bytes: [UInt8]) throws -> [String] {
    try folder.writeGzip(bytes, to: "usr/share/aspell/hi.cwl.gz")
    return try AspellWords.read("\(folder.path)/usr/share/aspell/hi.cwl.gz")
  }

  @Test func wordsThatBeginLikeTheOneBefore() throws {
    let bytes = [2, 0] + Array("can".utf8) + [2] + Array("fé".utf8) + [0] + Array("dog".utf8)
    #expect(try read(bytes) == ["can", "café", "dog"])
  }

  @Test func beginningsOfThirtyBytesAndMore() throws {
    let long = String(repeating: "a", count: 65)
    let bytes =
      [2, 0] + Array(long.utf8) + [30, 30, 4] + Array("b".utf8) + [30, 0] + Array("c".utf8)
    #expect(
      try read(bytes) == [
        long, String(repeating: "a", count: 64) + "b", String(repeating: "a", count: 30) + "c",
      ])
  }

  @Test("What is no list is named, what is no text left out")
  func broken() throws {
    #expect(throws: SourceError.self) { try read([1, 0, 97]) }
    #expect(throws: SourceError.self) { try read([2, 9, 97]) }
    #expect(throws: SourceError.self) { try read([]) }
    #expect(try read([2, 0, 0xFF, 0, 97]) == ["a"])
  }

  @Test("The list of a language is found, and named for what unpacks it")
  func places() throws {
    try folder.writeGzip([2, 0, 97], to: "usr/share/aspell/hi.cwl.gz")
    let folders = SourceFolders(roots: [folder.path])
    #expect(try LanguageFiles(language: "hi", folders: folders).aspellWords() == ["a"])
    #expect(try LanguageFiles(language: "de", folders: folders).aspellWords() == [])
    let places = LanguagePlaces(language: "hi", folders: folders)
    #expect(places.unpacked.contains { $0.package == "aspell-hi" })
    let persian = LanguagePlaces(language: "fa", folders: folders).unpacked.filter {
      $0.package == "aspell-fa"
    }
    #expect(
      persian.map(\.folder)
        == ["common", "generic"].map { "usr/share/aspell/fa-\($0).cwl.gz" })
  }
}
