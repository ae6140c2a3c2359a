import Bus
import EventLoop
import Testing

@testable import KeyboardService

@Suite("Texts that programs have typed", .timeLimit(.minutes(1)))
@MainActor
struct TextTypingTests {
  private let loop = EventLoop(servesMainQueue: false)
  private let typing: TextTyping
  private let field = StageOfTexts()

  /// What is typed into: a compositor that passes on when it is told to.
  private final class StageOfTexts {
    var place = TextTyping.Place(isField: true)
    var pieces: [String] = []
    var answers: [BusError?] = []
    var isStuck = false
    var waiting: [() -> Void] = []

    func passOn(_ action: @escaping () -> Void) {
      if isStuck { waiting.append(action) } else { action() }
    }
  }

  init() {
    typing = TextTyping(loop: loop)
    typing.onPiece = { [field] in field.pieces.append($0) }
    typing.whenPassedOn = { [field] in field.passOn($0) }
    typing.place = { [field] in field.place }
  }

  private func type(_ text: String) {
    typing.type(text) { [field] in field.answers.append($0) }
  }

  private func turn(until condition: () -> Bool) {
    while !condition() { loop.turn(timeout: .seconds(20)) }
  }

  @Test("A short text is typed at once, also an empty one")
  func short() {
    type("Hello 👨‍👩‍👧!\n")
    type("")
    #expect(field.pieces.filter { !$0.isEmpty } == ["Hello 👨‍👩‍👧!\n"])
    #expect(field.answers == [nil, nil])
  }

  @Test("A long text goes in pieces, each after a pause, and none is lost")
  func long() {
    let text = String(repeating: "Wörter und 👍🏽\r\n", count: 150)
    let begin = Timer.now
    type(text)
    #expect(field.pieces.count == 1)
    turn { !field.answers.isEmpty }
    #expect(field.answers == [nil])
    #expect(field.pieces.joined() == text)
    #expect(field.pieces.allSatisfy { $0.utf8.count <= TextTyping.pieceLimit })
    #expect(field.pieces.joined().count == field.pieces.map(\.count).reduce(0, +))
    #expect(Timer.now - begin >= TextTyping.pause * (field.pieces.count - 1))
  }

  @Test("While the compositor does not answer, nothing more is sent")
  func stuck() {
    field.isStuck = true
    type(String(repeating: "a", count: 2_000))
    loop.turn(timeout: TextTyping.pause * 3)
    #expect(field.pieces.count == 1)
    field.isStuck = false
    field.waiting.removeFirst()()
    turn { !field.answers.isEmpty }
    #expect(field.pieces.joined().count == 2_000)
  }

  @Test("A field that tells its text is waited for until it has told all, but not for ever")
  func slowField() {
    typing.isReporting = { true }
    type(String(repeating: "a", count: 1_200))
    // It tells again and again: the pause begins anew each time.
    let end = Timer.now + TextTyping.pause * 3
    while Timer.now < end {
      typing.fieldReported()
      loop.turn(timeout: .milliseconds(1))
    }
    #expect(field.pieces.count == 1)
    turn { field.pieces.count == 2 }
    // It has nothing to tell any more.
    let second = Timer.now
    turn { !field.answers.isEmpty }
    #expect(Timer.now - second >= TextTyping.patience)
    #expect(field.answers == [nil])
  }

  @Test("Texts are typed one after the other")
  func queue() {
    let texts = ["a", "b"].map { String(repeating: $0, count: 1_000) }
    texts.forEach(type)
    turn { field.answers.count == 2 }
    #expect(field.pieces.joined() == texts.joined())
  }

  @Test("What is left of a text does not go into another field")
  func focusLost() {
    let elsewhere: [(inout TextTyping.Place) -> Void] = [
      { $0.isField = false }, { $0.isSecret = true }, { $0.application = "another" },
    ]
    for change in elsewhere {
      field.place = TextTyping.Place(application: "editor", isField: true)
      (field.pieces, field.answers) = ([], [])
      type(String(repeating: "a", count: 1_000))
      change(&field.place)
      turn { !field.answers.isEmpty }
      #expect(field.pieces.joined().count == TextTyping.pieceLimit)
      #expect(field.answers.first??.description.contains("focus") == true)
    }
  }

  @Test("The application of a field may be known later than its focus")
  func lateApplication() {
    type(String(repeating: "a", count: 1_500))
    field.place.application = "editor"
    turn { !field.answers.isEmpty }
    #expect(field.answers == [nil])
    type(String(repeating: "a", count: 1_500))
    field.place.application = "another"
    turn { field.answers.count == 2 }
    #expect(field.answers.last != .some(nil))
  }

  @Test("So many texts may wait, and no more")
  func most() {
    field.isStuck = true
    for _ in 0...TextTyping.mostTexts { type("a") }
    #expect(field.answers.count == 1)
    #expect(field.answers.first??.description.contains("wait") == true)
  }

  @Test(
    "A text is cut between characters, and within one only where it is too long itself",
    arguments: [
      ("abcdef", 4, ["abcd", "ef"]), ("aé漢", 3, ["aé", "漢"]), ("a👍🏽b", 8, ["a", "👍🏽", "b"]),
      ("e\u{301}\u{301}\u{301}", 4, ["e\u{301}", "\u{301}\u{301}"]), ("", 4, [""]),
      ("abc", 3, ["abc"]),
    ])
  func cut(text: String, limit: Int, pieces: [String]) {
    var rest = text[...]
    var cut: [String] = []
    repeat {
      let (piece, next) = rest.cut(at: limit)
      cut.append(String(piece))
      rest = next
    } while !rest.isEmpty && cut.count < 10
    #expect(cut.map { Array($0.utf8) } == pieces.map { Array($0.utf8) })
  }
}
