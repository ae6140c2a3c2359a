import Foundation
import Language
import Layouts
import Stores
import Synchronization
import TextTraits
import TemporaryFolders
import Testing
import Typing
import TypingTestSupport

@testable import KeyboardService

@Suite("Learning", .timeLimit(.minutes(1))) @MainActor
struct LearningControllerTests {
  private let home: TemporaryFolder
  private let problems = Problems()

  final class Problems: Sendable {
    let lines = Mutex<[String]>([])
  }

  init() throws { home = try TemporaryFolder() }

  private var path: String { home.path + "/data/toccata/learned.sqlite" }

  private func controller() -> LearningController {
    let problems = problems
    return LearningController(path: path) { line in problems.lines.withLock { $0.append(line) } }
  }

  /// Begins and waits until everything was read.
  private func begin(_ controller: LearningController, reload: Bool = false) async {
    await withCheckedContinuation { continuation in
      controller.onChange = { [weak controller] in
        controller?.onChange = nil
        continuation.resume()
      }
      if reload { controller.reload() } else { controller.begin() }
    }
  }

  private func written() throws -> LearnedWords { try LearnedFile(path: path).read() }

  @Test("Words that were kept are in the file, and known to the next run")
  func kept() async throws {
    let first = controller()
    await begin(first)
    first.learn(from: .wordCompleted(CompletedWord("Xylo", previous: "my")))
    first.learn(from: .wordCompleted(CompletedWord("xylo")))
    first.learn(from: .wordCompleted(CompletedWord("Xylo")))
    first.learn(from: .wordRetracted(CompletedWord("xylo")))
    first.stop()
    #expect(try written() == first.words)
    let next = controller()
    #expect(next.words.isEmpty)
    await begin(next)
    #expect(next.words.isOwn("Xylo", in: "en"))
    #expect(next.words.use(of: "xylo", in: "en") == nil)
    #expect(next.words.followers(of: "my", in: "en")["Xylo"] != nil)
    next.stop()
  }

  @Test("What is typed while the file is being read is learned on top of it")
  func early() async throws {
    let first = controller()
    await begin(first)
    first.learn(from: .wordCompleted(CompletedWord("xylo")))
    first.stop()
    let next = controller()
    next.begin()
    next.learn(from: .wordCompleted(CompletedWord("xylo")))
    #expect(!next.words.isOwn("xylo", in: "en"))
    await withCheckedContinuation { continuation in
      next.onChange = { [weak next] in
        next?.onChange = nil
        continuation.resume()
      }
    }
    #expect(next.words.isOwn("xylo", in: "en"))
    next.stop()
    #expect(try written().isOwn("xylo", in: "en"))
  }

  @Test("Before there is a keyboard on the screen nothing is opened")
  func notBegun() {
    let controller = controller()
    controller.learn(from: .wordCompleted(CompletedWord("xylo")))
    controller.reload()
    controller.fieldLeft()
    controller.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("A correction that was taken back teaches the word; forgetting erases it")
  func rejected() async throws {
    let controller = controller()
    await begin(controller)
    controller.learn(
      from: .correctionRejected(Correction(typed: "Teh", corrected: "The"), beginsSentence: true))
    #expect(controller.words.isOwn("teh", in: "en"))
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.learn(from: .forgetWord("Teh"))
    #expect(changes == 1)
    for count in [1, 2, 2] {
      let revision = controller.revision
      controller.learn(from: .wordCompleted(CompletedWord("xylo")))
      #expect(changes == count)
      #expect(controller.revision > revision)
    }
    controller.learn(from: .forgetWord("xylo"))
    #expect(controller.words.use(of: "teh", in: "en") == nil)
    controller.stop()
    #expect(try written().isEmpty)
  }

  @Test("Languages are learned apart")
  func languages() async {
    let controller = controller()
    await begin(controller)
    controller.language = "de"
    controller.learn(from: .wordCompleted(CompletedWord("Xylo")))
    #expect(controller.words.use(of: "Xylo", in: "de") != nil)
    #expect(controller.words.use(of: "Xylo", in: "en") == nil)
    controller.stop()
  }

  @Test("Where fingers land beside the keys is learned from finished words")
  func offsets() async throws {
    let controller = controller()
    await begin(controller)
    controller.placed = TestKeyboard.phone()
    // The keys of a and s are at columns 0.5 and 1.5 of the second row.
    let touches = [GridPoint(column: 0.7, row: 1.1), nil, GridPoint(column: 5, row: 1)]
    controller.learn(from: .wordCompleted(CompletedWord("Asa", touches: touches)))
    let offsets = controller.words.offsets(on: "en phone 390")
    let offset = try #require(offsets["a"])
    #expect(abs(offset.column - 0.2) < 1e-6 && abs(offset.row - 0.1) < 1e-6)
    #expect(offset.count == 1)
    #expect(offsets["s"] == nil)
    controller.fieldLeft()
    controller.stop()
    #expect(try written().offsets(on: "en phone 390") == offsets)
  }

  @Test("What another program forgot is forgotten here too, and learning goes on")
  func reloaded() async throws {
    let controller = controller()
    await begin(controller)
    for _ in 0..<2 { controller.learn(from: .wordCompleted(CompletedWord("xylo"))) }
    await begin(controller, reload: true)
    #expect(controller.words.isOwn("xylo", in: "en"))
    try LearnedFile(path: path).eraseAll()
    await begin(controller, reload: true)
    #expect(controller.words.isEmpty)
    controller.learn(from: .wordCompleted(CompletedWord("again")))
    controller.stop()
    #expect(try written().use(of: "again", in: "en") != nil)
  }

  @Test("A broken file costs one line; a new one in its place is taken up")
  func broken() async throws {
    try home.write("no database, but long enough for a header", to: "data/toccata/learned.sqlite")
    let controller = controller()
    await begin(controller)
    controller.learn(from: .wordCompleted(CompletedWord("xylo")))
    await begin(controller, reload: true)
    #expect(problems.lines.withLock { $0 }.allSatisfy { $0.contains("toccata forget") })
    LearnedFile.remove(path)
    await begin(controller, reload: true)
    controller.learn(from: .wordCompleted(CompletedWord("again")))
    controller.stop()
    #expect(try written().use(of: "again", in: "en") != nil)
  }

  @Test("What is not about words is nobody's to learn")
  func others() {
    let controller = controller()
    #expect(!controller.learn(from: .dismiss))
    #expect(controller.learn(from: .forgetWord("x")))
  }
}
