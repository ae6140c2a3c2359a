import Foundation
import Layouts
import Synchronization
import TextTraits
import TemporaryFolders
import Testing
import Typing
import TypingTestSupport

@testable import KeyboardService

@Suite("The words of the program", .timeLimit(.minutes(1))) @MainActor
struct WordsControllerTests {
  private let home: TemporaryFolder
  private let lines = Lines()

  final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  init() throws { home = try TemporaryFolder() }

  private func controller(_ pack: TestPack?) -> WordsController {
    var options = KeyboardOptions()
    options.environment = home.environment
    options.dataFolders = [pack?.folder ?? "/nowhere"]
    let lines = lines
    let controller = WordsController(options) { line in lines.all.withLock { $0.append(line) } }
    controller.placed = TestKeyboard.phone()
    controller.languages = ["en"]
    return controller
  }

  /// Lets the controller's tasks run until the condition holds, for a while.
  private func wait(until condition: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while !condition() {
      try #require(ContinuousClock.now < end)
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  private func opened(_ pack: TestPack?) async throws -> WordsController {
    let controller = controller(pack)
    controller.field = FocusedField()
    controller.begin()
    try await wait { controller.source != nil }
    return controller
  }

  @Test("Nothing is opened before the keyboard is on the screen")
  func notBegun() throws {
    let controller = controller(try TestPack())
    controller.field = FocusedField()
    #expect(controller.source == nil)
    controller.stop()
    #expect((try? home.files(in: ".local/share/toccata")) == nil)
  }

  @Test("Words come from the pack once it is open")
  func opens() async throws {
    let controller = try await opened(try TestPack())
    let answer = controller.source?.answer(WordQuery(context: "", typed: "teh"))
    #expect(answer?.correction == "the")
    controller.stop()
  }

  @Test("In a secret field there is nothing that could be asked, nor without a field")
  func secret() async throws {
    let controller = try await opened(try TestPack())
    for change: (inout TextInputTraits) -> Void in [
      { $0.isSecureTextEntry = true }, { $0.isSensitive = true },
    ] {
      controller.field = FocusedField(change)
      #expect(controller.source == nil)
    }
    controller.field = nil
    #expect(controller.source == nil)
    controller.field = FocusedField()
    #expect(controller.source != nil)
    controller.stop()
  }

  @Test("Without a pack one line says so, once")
  func missing() async throws {
    let controller = controller(nil)
    controller.field = FocusedField()
    controller.begin()
    try await wait { !lines.all.withLock { $0.isEmpty } }
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.languages = ["en", "de"]
    try await wait { changes > 0 }
    #expect(controller.source == nil)
    #expect(lines.all.withLock { $0 }.filter { $0.contains("'en'") }.count == 1)
    controller.stop()
  }

  @Test("Without a pack nothing is learned, and no database opened")
  func missingIsNotLearned() async throws {
    let controller = controller(nil)
    controller.field = FocusedField()
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.begin()
    try await wait { changes > 0 }
    for _ in 0..<2 { controller.learn(from: .wordCompleted(CompletedWord("xylo"))) }
    controller.reloadLearned()
    controller.field = nil
    controller.stop()
    #expect((try? home.files(in: ".local/share/toccata")) == nil)
  }

  @Test("A word that was finished while the pack was being opened is learned")
  func early() async throws {
    let pack = try TestPack()
    let controller = controller(pack)
    controller.field = FocusedField()
    controller.begin()
    for _ in 0..<2 { controller.learn(from: .wordCompleted(CompletedWord("xylo"))) }
    try await wait {
      controller.source?.answer(WordQuery(context: "you ", typed: "xylo")).learned == ["xylo"]
    }
    controller.stop()
  }

  @Test("Another language opens its own pack")
  func language() async throws {
    let packs = try TestPack(["en": TestPack.english, "de": TestPack.german])
    let controller = try await opened(packs)
    controller.placed = TestKeyboard.phone(language: "de")
    func offers() -> [String] {
      controller.source?.answer(WordQuery(context: "und ", typed: "nich")).suggestions ?? []
    }
    try await wait { offers().contains("nicht") }
    controller.stop()
  }

  @Test("A word that was kept twice is offered, never changed, and can be forgotten")
  func learned() async throws {
    let pack = try TestPack()
    let controller = try await opened(pack)
    func answer() -> WordAnswer? {
      controller.source?.answer(WordQuery(context: "you ", typed: "xylo"))
    }
    for _ in 0..<2 { controller.learn(from: .wordCompleted(CompletedWord("xylo"))) }
    try await wait { answer()?.learned == ["xylo"] }
    #expect(answer()?.correction == nil)
    controller.learn(from: .forgetWord("xylo"))
    try await wait { answer()?.learned.isEmpty == true }
    controller.stop()
  }

  @Test("Words that were kept in a row twice are next words, in the same field already")
  func learnedPair() async throws {
    let pack = try TestPack()
    let controller = try await opened(pack)
    func next() -> [String] {
      controller.source?.answer(WordQuery(context: "is my ", typed: "")).suggestions ?? []
    }
    for _ in 0..<2 { controller.learn(from: .wordCompleted(CompletedWord("tea"))) }
    try await wait {
      controller.source?.answer(WordQuery(context: "", typed: "tea")).learned == ["tea"]
    }
    #expect(!next().contains("tea"))
    for _ in 0..<2 {
      controller.learn(from: .wordCompleted(CompletedWord("tea", previous: "my")))
    }
    try await wait { next().contains("tea") }
    controller.stop()
  }

  @Test("The next letters are known for the regions of the keys")
  func nextLetters() async throws {
    let pack = try TestPack()
    let controller = try await opened(pack)
    let next = controller.source?.nextCharacters(WordQuery(context: "", typed: "th")) ?? [:]
    #expect(next["e", default: 0] > 0.5)
    #expect(next["q", default: 0] < 0.01)
    controller.stop()
  }
}
