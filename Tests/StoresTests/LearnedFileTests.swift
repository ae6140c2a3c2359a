import Foundation
import Language
import PackTestSupport
import Testing

@testable import Stores

@Suite("The file of learned words")
struct LearnedFileTests {
  private let place = TemporaryFile()

  @Test("what was written is read again, by another run too")
  func written() throws {
    var words = LearnedWords()
    let file = try LearnedFile(path: place.path)
    try file.write(words.keep("go home München"))
    try file.write(words.keep("weiter so", language: "de"))
    try file.write(words.land(on: "é", arrangement: "fr", column: 0.25, row: 0.5))
    #expect(try file.read() == words)
    try file.write(words.retract("home", after: "go", language: "en", today: 20_000))
    #expect(try LearnedFile(path: place.path).read() == words)
    #expect(words.use(of: "home", in: "en") == nil)
  }

  @Test("only its owner may read file and log, whatever its mode was")
  func mode() throws {
    try place.write(Data())
    chmod(place.path, 0o644)
    var words = LearnedWords()
    let file = try LearnedFile(path: place.path)
    try file.write(words.keep("go home"))
    #expect(place.names.contains("learned.sqlite-wal"))
    for name in place.names { #expect(try place.mode(name) == 0o600, "\(name)") }
  }

  @Test("a link in the file's place is not followed")
  func link() throws {
    try place.write(Data())
    let target = place.folder.path + "/elsewhere"
    try Data().write(to: URL(filePath: target))
    unlink(place.path)
    symlink(target, place.path)
    #expect(throws: DatabaseError.self) { try LearnedFile(path: place.path) }
  }

  @Test("a forgotten word leaves no byte behind, neither in the file nor in the log")
  func forgotten() throws {
    var words = LearnedWords()
    let file = try LearnedFile(path: place.path)
    try file.write(words.keep("my xylophon plays"))
    #expect(place.bytes.range(of: Data("xylophon".utf8)) != nil)
    try file.erase(words.forget("Xylophon"))
    #expect(place.bytes.range(of: Data("xylophon".utf8)) == nil)
    #expect(place.bytes.range(of: Data("plays".utf8)) != nil)
    #expect(try file.read() == words)
  }

  @Test("forgetting all leaves nothing, while another connection has the file open")
  func forgottenAll() throws {
    var words = LearnedWords()
    let running = try LearnedFile(path: place.path)
    try running.write(words.keep("my xylophon plays"))
    try running.write(words.land(on: "x", arrangement: "secretarrangement", column: 0, row: 0))
    _ = try running.read()
    try LearnedFile(path: place.path).eraseAll()
    for trace in ["xylophon", "plays", "secretarrangement"] {
      #expect(place.bytes.range(of: Data(trace.utf8)) == nil, "\(trace)")
    }
    #expect(try running.read().isEmpty)
    try running.write(words.keep("again"))
  }

  @Test("as much as is ever learned stays below 5 MB, log included")
  func size() throws {
    var words = LearnedWords()
    let file = try LearnedFile(path: place.path)
    var changes: [LearnedChange] = []
    // Longer than words are, and more of them than are kept.
    func word(_ number: Int) -> String {
      "xylophonspielerin" + String(number).map { "abcdefghij"[$0] }.joined()
    }
    for number in 0..<30_000 {
      changes += words.keep(
        word(number), after: word(number / 2), language: "de", today: 20_000 + number / 100)
      if changes.count > 500 {
        try file.write(changes)
        changes = []
      }
    }
    try file.write(changes)
    #expect(words.wordCount > 10_000 && words.pairCount > 20_000)
    let size = place.bytes.count
    #expect(size < 5_000_000, "\(size) bytes")
    #expect(try file.read() == words)
  }

  @Test("a file that is none of ours is refused in a few words, and never told of")
  func broken() throws {
    for bytes in [Data("my secret diary, not a database at all".utf8), halfBroken()] {
      try place.write(bytes)
      #expect {
        let file = try LearnedFile(path: place.path)
        _ = try file.read()
      } throws: { error in
        (error as? DatabaseError)?.isBrokenFile == true && !"\(error)".contains("diary")
      }
      LearnedFile.remove(place.path)
      #expect(place.names.isEmpty)
    }
  }

  /// A database whose first page is whole and whose others are not.
  private func halfBroken() -> Data {
    let other = TemporaryFile()
    var words = LearnedWords()
    for first in "abcdefghijklmnopqrstuvwxyz" {
      let changes = words.keep(String(repeating: first, count: 30) + " next")
      if let file = try? LearnedFile(path: other.path) { try? file.write(changes) }
    }
    if let file = try? LearnedFile(path: other.path) { try? file.erase([]) }
    var bytes = FileManager.default.contents(atPath: other.path) ?? Data()
    for index in 1_024..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index * 7) }
    return bytes
  }

  @Test("killed at any moment, it loses at most the word that was being written")
  func killed() throws {
    let program = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "StoresProbe")
    var written = 9
    for round in 0..<12 {
      let process = Process()
      let output = Pipe()
      process.executableURL = program
      process.arguments = [place.path, "\(written + 1)"]
      process.standardOutput = output
      try process.run()
      let first = written
      var lines = Data()
      // From a word or two to hundreds, so that some kills hit the log being written back.
      while lines.split(separator: 10).count < 1 << (round % 9 + 1) {
        let chunk = output.fileHandleForReading.availableData
        try #require(!chunk.isEmpty)
        lines += chunk
      }
      kill(process.processIdentifier, SIGKILL)
      lines += output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let told = String(decoding: lines, as: UTF8.self).split(separator: "\n").compactMap {
        Int($0)
      }
      written = try #require(told.max())
      #expect(written > first)
      let file = try LearnedFile(path: place.path)
      #expect(try file.isWhole())
      let count = try file.read().wordCount
      // Ten numbers have one letter only, which is no word to learn.
      #expect((written - 9...written - 8).contains(count), "round \(round): \(count)")
      written = count + 9
    }
    #expect(written > 1_000)
  }
}

extension String {
  fileprivate subscript(_ digit: Character) -> String {
    String(Array(self)[digit.wholeNumberValue ?? 0])
  }
}

extension LearnedFile {
  fileprivate func isWhole() throws -> Bool {
    var answer = ""
    try check { answer = $0 }
    return answer == "ok"
  }
}
