import Foundation
import Synchronization
import Testing

@testable import KeyboardService

@Suite("The program's own memory", .timeLimit(.minutes(1)))
struct ProgramMemoryTests {
  /// Kilobytes of files in the memory of this process.
  private func filesInMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
    return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
  }

  private static let written = Mutex(["as", "it", "stands", "in", "the", "file"])

  @Test("Pages that files have too are given back; what was written stays")
  func released() throws {
    Self.written.withLock { $0 = (0..<200).map { "changed \($0)" } }
    let before = try filesInMemory()
    ProgramMemory.release()
    let after = try filesInMemory()
    #expect(after < before / 2)
    #expect(Self.written.withLock { $0.last } == "changed 199")
    // Code and libraries are there again when they are used.
    #expect(try JSONDecoder().decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
  }
}
