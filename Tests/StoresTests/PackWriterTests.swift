import FoundationEssentials
import PackTestSupport
import TemporaryFolders
import Testing

@testable import Stores

/// How packs are replaced.
@Suite struct PackWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func writer(_ byte: UInt8) throws -> PackWriter {
    var writer = PackWriter()
    try writer.add("body", Array(repeating: byte, count: 10_000))
    return writer
  }

  /// The different bytes of the body. The file stays open until they are read.
  private func body(_ file: PackFile) -> Set<UInt8>? {
    withExtendedLifetime(file) { file.bytes(of: "body").map { Set($0) } }
  }

  @Test func whoHasTheOldPackKeepsIt() throws {
    let path = "\(folder.path)/a.pack"
    try writer(1).write(to: path)
    let old = try PackFile(path)
    try writer(2).write(to: path)
    let new = try PackFile(path)
    #expect(body(old) == [1])
    #expect(body(new) == [2])
    try old.verify()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.pack"])
  }

  @Test func placeThatIsNone() throws {
    #expect(throws: PackError.unwritable("No such file or directory")) {
      try writer(1).write(to: "\(folder.path)/none/a.pack")
    }
  }

  @Test func nothingIsLeftWhereRenamingFails() throws {
    let path = "\(folder.path)/taken"
    try FileManager.default.createDirectory(
      atPath: "\(path)/inside", withIntermediateDirectories: true)
    #expect(throws: PackError.self) { try writer(1).write(to: path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
  }

  @Test func sameSourcesMakeTheSameBytes() throws {
    #expect(try SamplePack.bytes() == SamplePack.bytes())
  }
}
