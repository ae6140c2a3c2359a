import Foundation
import PackTestSupport
import TemporaryFolders
import Testing

@testable import Stores

/// A pack at work gives its memory back, and loses nothing.
@Suite struct PackMemoryTests {
  private static let size = 4 << 20

  private func writer() throws -> PackWriter {
    var writer = PackWriter()
    try writer.add("large", (0..<Self.size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    return writer
  }

  /// How many kilobytes of the file are in the memory of this process.
  private func resident(_ path: String) throws -> Int {
    var isOurs = false
    var kilobytes = 0
    // It says that it is empty; reading to the end tells more.
    let handle = try #require(FileHandle(forReadingAtPath: "/proc/self/smaps"))
    let maps = String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    for line in maps.split(separator: "\n") {
      if line.contains("-"), line.first?.isHexDigit == true { isOurs = line.contains(path) }
      guard isOurs, line.hasPrefix("Rss:") else { continue }
      kilobytes += Int(line.split(separator: " ")[1]) ?? 0
    }
    return kilobytes
  }

  @Test("Pages that were read go, and come again as they were")
  func released() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/memory.pack"
    try writer().write(to: path)
    let file = try PackFile(path)
    try file.verify()
    #expect(try resident(path) >= Self.size / 1_024)
    file.releaseMemory()
    #expect(try resident(path) == 0)
    try file.verify()
  }

  @Test("A byte that is read brings one piece of the file into memory, however much the system has")
  func pieces() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/pieces.pack"
    try writer().write(to: path)
    let file = try PackFile(path)
    file.releaseMemory()
    let bytes = try #require(file.bytes(of: "large"))
    let middle = Self.size / 2
    #expect(bytes[middle] == UInt8(truncatingIfNeeded: middle &* 31))
    #expect((1...MappedFile.piece / 1_024).contains(try resident(path)))
  }

  @Test("A pack that is in no file keeps its bytes")
  func inMemory() throws {
    let file = try PackFile(bytes: try writer().bytes)
    file.releaseMemory()
    try file.verify()
  }
}
