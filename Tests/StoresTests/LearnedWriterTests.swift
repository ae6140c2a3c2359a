import Foundation
import Language
import PackTestSupport
import Synchronization
import Testing

@testable import Stores

@Suite("Writing of learned words")
struct LearnedWriterTests {
  private let place = TemporaryFile()

  private func writer(_ problems: Problems = Problems()) -> LearnedWriter {
    LearnedWriter(path: place.path) { line in problems.lines.withLock { $0.append(line) } }
  }

  private final class Problems: Sendable {
    let lines = Mutex<[String]>([])
  }

  private func read(_ writer: LearnedWriter, today: Int = 20_000) async -> LearnedWords {
    await withCheckedContinuation { continuation in
      writer.read(today: today) { continuation.resume(returning: $0) }
    }
  }

  @Test("what is written before a read or the end is there, in order")
  func order() async throws {
    var words = LearnedWords()
    let writer = writer()
    for _ in 0..<50 {
      writer.write(words.keep("go home"))
      writer.write(words.retract("home", after: "go", language: "en", today: 20_000))
    }
    #expect(await read(writer) == words)
    writer.write(words.keep("stay"))
    writer.finish()
    #expect(try LearnedFile(path: place.path).read() == words)
  }

  @Test("what has faded is forgotten with the first reading, in the file too")
  func fades() async throws {
    var words = LearnedWords()
    let writer = writer()
    writer.write(words.keep("go home"))
    #expect(await read(writer, today: 20_400).wordCount == 0)
    writer.finish()
    #expect(try LearnedFile(path: place.path).read().wordCount == 0)
  }

  @Test("a broken file costs one line and the learning, and says what to do")
  func broken() async throws {
    try place.write(Data("this is a diary and no database, long enough to be one".utf8))
    let problems = Problems()
    let writer = writer(problems)
    var words = LearnedWords()
    #expect(await read(writer).isEmpty)
    writer.write(words.keep("go home"))
    writer.erase(words.forget("go"))
    writer.finish()
    let lines = problems.lines.withLock { $0 }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("toccata forget") == true)
    #expect(lines.first?.contains("diary") == false)
  }

  @Test("while another process has the file, what is learned waits, and costs one line")
  func busy() async throws {
    let problems = Problems()
    var words = LearnedWords()
    let writer = writer(problems)
    writer.write(words.keep("go home"))
    #expect(await read(writer) == words)
    let other = try Database(path: place.path)
    try other.execute("BEGIN IMMEDIATE")
    writer.erase(words.forget("home"))
    #expect(await read(writer).wordCount == 2)
    try other.execute("COMMIT")
    writer.write(words.keep("no longer"))
    #expect(await read(writer) == words)
    writer.finish()
    #expect(problems.lines.withLock { $0 }.count == 1)
    #expect(place.bytes.range(of: Data("home".utf8)) == nil)
  }

  @Test("a folder that cannot be made costs one line")
  func noFolder() async {
    let problems = Problems()
    let writer = LearnedWriter(path: "/proc/nowhere/learned.sqlite") { line in
      problems.lines.withLock { $0.append(line) }
    }
    #expect(await read(writer).isEmpty)
    writer.finish()
    #expect(problems.lines.withLock { $0 }.count == 1)
  }

  @Test("what is erased through it leaves no trace")
  func erased() async {
    var words = LearnedWords()
    let writer = writer()
    writer.write(words.keep("my xylophon"))
    writer.erase(words.forget("xylophon"))
    _ = await read(writer)
    #expect(place.bytes.range(of: Data("xylophon".utf8)) == nil)
    writer.finish()
  }
}
