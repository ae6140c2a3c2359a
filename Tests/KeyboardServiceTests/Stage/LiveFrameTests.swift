import Bus
import BusTestSupport
import StageCompositor
import Testing

/// What applications hear of the place of the real keyboard.
@Suite("The frame of the running keyboard", .timeLimit(.minutes(1)), .serialized)
@MainActor
struct LiveFrameTests {
  private let application: StagedApplication
  private let client: KeyboardClient
  private let hidden = KeyboardFrame(x: 0, y: 844, width: 0, height: 0)
  private let docked = KeyboardFrame(x: 0, y: 531, width: 390, height: 313)

  private final class Memory {
    var told: [(word: String, change: FrameChange)] = []
  }

  private let memory = Memory()
  private let slots: [BusSlot]

  init() throws {
    application = try StagedApplication()
    client = KeyboardClient(application.connection)
    let memory = memory
    slots = try client.onFrameChange(
      will: { memory.told.append(("will", $0)) }, did: { memory.told.append(("did", $0)) })
    try application.bus.settle()
  }

  private func wait(for count: Int) -> Bool { application.bus.turn { memory.told.count >= count } }

  @Test func itIsToldWhenTheSlideBeginsAndWhenItHasEnded() throws {
    #expect(try application.bus.result { client.frame(then: $0) } == hidden)
    #expect(application.keyboard.focus())
    #expect(wait(for: 2))
    let show = memory.told.map(\.change)
    #expect(memory.told.map(\.word) == ["will", "did"])
    #expect(show[0] == show[1])
    #expect((show[0].phase, show[0].begin, show[0].end) == (.show, hidden, docked))
    // Slides take a quarter of a second (reference 7.5).
    #expect(show[0].duration == 0.25)
    #expect(try application.bus.result { client.frame(then: $0) } == docked)

    application.stage.perform { $0.inputMethodV2.focus(nil) }
    #expect(wait(for: 4))
    #expect(memory.told.map(\.word) == ["will", "did", "will", "did"])
    let hide = memory.told[2].change
    #expect((hide.phase, hide.begin, hide.end) == (.hide, docked, hidden))
    #expect(try application.bus.result { client.frame(then: $0) } == hidden)
  }

  @Test func anotherHeightWhileItIsShownIsAMoveAtOnce() throws {
    let field = try application.focusedField([:])
    #expect(application.keyboard.focus())
    #expect(wait(for: 2))
    try application.call("SetTraits", field, [.named(["keyboardType": .string("phonePad")])])
    #expect(wait(for: 4))
    let move = memory.told[2].change
    // Pads have no bar: 268 instead of 313.
    let pad = KeyboardFrame(x: 0, y: 576, width: 390, height: 268)
    #expect((move.phase, move.begin, move.end, move.duration) == (.move, docked, pad, 0))
    #expect(memory.told[3].word == "did" && memory.told[3].change == move)
  }

  @Test func calledBackOnItsWayOutItDoesNotArriveThere() throws {
    // Both are on their way before the first is answered: the slide is not over between them.
    client.show { _ in }
    try application.bus.result { client.hide(then: $0) }
    #expect(wait(for: 3))
    #expect(memory.told.map(\.word) == ["will", "will", "did"])
    #expect(memory.told.map(\.change.phase) == [.show, .hide, .hide])
  }
}
