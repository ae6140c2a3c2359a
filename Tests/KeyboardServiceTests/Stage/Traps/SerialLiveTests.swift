import StageCompositor
import Testing

/// The numbers by which compositor and keyboard tell each other what they have seen.
@Suite("Serials", .timeLimit(.minutes(1)), .serialized)
struct SerialLiveTests {
  let stage: StageCompositor
  let keyboard: StagedKeyboard

  init() throws {
    stage = try StageCompositor()
    keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus("x "))
  }

  @Test("what is committed bears the number of the last state, however many there were")
  func lastState() {
    stage.perform { stage in for _ in 0..<7 { stage.inputMethodV2.sendDone() } }
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    #expect(stage.perform(\.inputMethodV2.staleSerials).isEmpty)
  }

  @Test("a field that answers late, or not at all, loses nothing of fast typing")
  func lateAnswers() {
    stage.perform { $0.inputMethodV2.echoes = false }
    for key in ["t", "h", "e", "y"] { keyboard.tap(key) }
    #expect(stage.wait { $0.focusedField?.text == "x they" })
    #expect(stage.perform(\.inputMethodV2.staleSerials).isEmpty)
    stage.perform { $0.inputMethodV2.echoes = true }
    stage.perform { $0.inputMethodV2.tellState(cause: 0) }
    keyboard.tap("delete")
    #expect(stage.wait { $0.focusedField?.text == "x the" })
    #expect(stage.perform { $0.focusedField?.faults.isEmpty == true })
  }

  @Test("sizes that come in quick succession are each acknowledged once, or passed over")
  func sizes() {
    stage.perform { stage in
      for _ in 0..<5 { stage.shownSurfaces.first?.layer?.configure() }
    }
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    // The stage counts an acknowledgement of what was never sent, or twice, as a fault.
    #expect(stage.perform(\.faults).isEmpty)
  }
}
