import Bus
import BusTestSupport
import Glibc
import Keymaps
import StageCompositor
import Testing
import TextTraits

@testable import KeyboardService

/// Keys under a made keymap wait for their time (XWayland reads a keymap late). What else happens
/// meanwhile must not come before them, nor be the end of them.
@Suite("Keys that wait", .timeLimit(.minutes(1)), .serialized)
@MainActor
struct WaitingKeysLiveTests {
  private let stage: StageCompositor
  private let bus: PrivateBus
  private let keyboard: StagedKeyboard
  private let client: KeyboardClient

  init() throws {
    stage = try StageCompositor()
    let german = try #require(Keymap(layout: "de")).text
    stage.perform {
      $0.seat.setKeymap(german)
      $0.keyField = StageField()
    }
    bus = try PrivateBus()
    keyboard = try StagedKeyboard(stage, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    let connection = try bus.connect()
    var owner: String?
    let slot = try connection.watchOwner(of: KeyboardNames.service) { owner = $0 }
    #expect(bus.turn { owner != nil })
    withExtendedLifetime(slot) {}
    client = KeyboardClient(connection)
  }

  /// Has a text typed; `then` is called with the answer.
  private func type(
    _ text: String, then: @escaping (Result<Void, BusError>) -> Void = { _ in }
  ) throws {
    let pipe = try Pipe()
    #expect(write(pipe.writing, text, text.utf8.count) == text.utf8.count)
    close(pipe.writing)
    client.typeText(BusDescriptor(owning: pipe.reading), then: then)
  }

  /// Has a text typed, of which some has arrived afterwards.
  private func begin(_ text: String) throws {
    try type(text)
    try bus.settle()
    #expect(stage.wait { $0.keyField?.text.isEmpty == false })
  }

  @Test("who has text typed is answered when the compositor has all of it")
  func answered() throws {
    // German has neither of these two: each needs its time.
    let text = String(repeating: "ć漢", count: 8)
    let _: Void = try bus.result { then in
      do { try type(text, then: then) } catch { Issue.record(error) }
    }
    #expect(stage.perform { $0.keyField?.text } == text)
  }

  @Test("a text of many thousand lines is typed as a whole, and the keyboard lives on")
  func long() throws {
    let text = String(repeating: "line\n", count: 8_000)
    stage.perform {
      $0.keyField = nil
      $0.inputMethodV2.focus(StageField(purpose: 0, hints: 0, tellsSurroundingText: false))
    }
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    let _: Void = try bus.result { then in
      do { try type(text, then: then) } catch { Issue.record(error) }
    }
    // The field keeps no line breaks, which come as keys.
    #expect(stage.perform { $0.focusedField?.text } == text.filter { !$0.isNewline })
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test("of texts whose writers never end only so many are waited for")
  func endless() throws {
    let pipes = try (0...TextReading.mostReadings).map { _ in try Pipe() }
    defer { for pipe in pipes { close(pipe.writing) } }
    var answers: [Result<Void, BusError>] = []
    for pipe in pipes {
      client.typeText(BusDescriptor(owning: pipe.reading)) { answers.append($0) }
    }
    #expect(bus.turn { !answers.isEmpty })
    try bus.settle()
    #expect(answers.count == 1)
    #expect(throws: BusError.self) { try answers.first?.get() }
  }

  @Test("the end of the program waits for them and gives the person's keymap back")
  func ended() throws {
    let text = String(repeating: "ć漢", count: 8)
    try begin(text)
    keyboard.client.terminate()
    #expect(keyboard.client.wait() == 0)
    #expect(stage.perform { $0.keyField?.text } == text)
    #expect(stage.perform { $0.seat.keymap.map(GeneratedKeymap.isGenerated) } == false)
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test("told twice to end, it does not wait")
  func endedTwice() throws {
    let text = String(repeating: "ć漢", count: 400)
    try begin(text)
    keyboard.client.terminate()
    // A signal that is still pending would be the same one.
    let typed = stage.perform { $0.keyField?.text.count ?? 0 }
    #expect(stage.wait { ($0.keyField?.text.count ?? 0) > typed + 1 })
    keyboard.client.terminate()
    #expect(keyboard.client.wait() == 0)
    #expect(stage.perform { $0.keyField?.text.count ?? 0 } < text.count / 4)
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test("text stays behind them, as what follows a dash that was made by keys")
  func text() throws {
    let american = try #require(Keymap(layout: "us")).text
    stage.perform {
      // German has the dash.
      $0.seat.setKeymap(american)
      $0.keyField = nil
      // The field does not tell its text, so what is replaced goes by keys.
      $0.inputMethodV2.focus(StageField(purpose: 0, hints: 8, tellsSurroundingText: false))
    }
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    keyboard.tap("a")
    keyboard.tap("numbers")
    for key in ["-", "-", "1", "2"] { keyboard.tap(key, layer: .numbers) }
    #expect(stage.wait { $0.focusedField?.text.count == 4 })
    #expect(stage.perform { $0.focusedField?.text } == "a—12")
    #expect(stage.perform(\.faults).isEmpty)
  }
}
