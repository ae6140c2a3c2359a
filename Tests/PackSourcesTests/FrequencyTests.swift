import PackTestSupport
import TemporaryFolders
import Testing

@testable import PackSources

/// The two lists of word frequencies, in the formats their packages document.
@Suite struct FrequencyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let header: [UInt8] =
    [0x82, 0xA6] + Array("format".utf8) + [0xA2] + Array("cB".utf8)
    + [0xA7] + Array("version".utf8) + [0x01]

  /// MessagePack: the header, no word of centibel 0, `the` at 1, `a` and `né` at 2.
  private static let list: [UInt8] =
    [0x94] + header + [0x90, 0x91, 0xA3] + Array("the".utf8) + [0x92, 0xA1] + Array("a".utf8)
    + [0xA3] + Array("né".utf8)

  @Test func wordfreq() throws {
    let entries = try Wordfreq.read(try folder.writeGzip(Self.list, to: "list.gz"))
    #expect(entries.map(\.word) == ["the", "a", "né"])
    // A centibel is a hundredth of ten's logarithm: -0.01 · ln 10 and twice that.
    for (entry, expected) in zip(entries, [-0.023_025_85, -0.046_051_70, -0.046_051_70]) {
      #expect(abs(entry.logProbability - expected) < 1e-7)
    }
  }

  private static let others: [[UInt8]] = [
    [], [0x90], [0x01], Array("the".utf8), Array(list.dropLast(3)),
    [0x92] + header.dropLast() + [0x02, 0x90], [0x92] + header + [0x91, 0x07],
    [0x92] + header + [0x91, 0xA1, 0xFF],
  ]

  @Test(arguments: others)
  func wordfreqThatIsNone(bytes: [UInt8]) throws {
    let path = try folder.writeGzip(bytes, to: "list.gz")
    let error = try #require(throws: SourceError.self) { try Wordfreq.read(path) }
    #expect(error.description == "\(path): is no word list of wordfreq, format cB 1")
  }

  @Test func gzipThatEndsEarly() throws {
    let whole = try folder.writeGzip(
      Self.list + (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0) }, to: "whole.gz")
    let part = try folder.write(try bytes(ofFile: whole).dropLast(40), to: "part.gz")
    #expect(throws: SourceError.self) { try GzipFile.read(part) }
    #expect(throws: SourceError.self) { try GzipFile.read("\(folder.path)/none.gz") }
  }

  @Test func wordstats() throws {
    let path = try folder.write("you 28\n'm 4\nl' 2\nyou 2\n", to: "list.txt")
    #expect(try Wordstats.read(path) == ["you": 30, "'m": 4, "l'": 2])
  }

  @Test(arguments: ["you\n", "you x\n", "you -3\n", "you 0\n"])
  func wordstatsThatAreNone(text: String) throws {
    let path = try folder.write(text, to: "list.txt")
    #expect(throws: SourceError.self) { try Wordstats.read(path) }
  }
}
