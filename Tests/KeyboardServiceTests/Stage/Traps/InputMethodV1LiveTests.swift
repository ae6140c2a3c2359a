import StageCompositor
import Testing
import TextTraits

/// The program as the input method of a compositor that speaks version 1, as Weston does: started
/// by it, with a panel for its surface.
@Suite("Input method version 1", .timeLimit(.minutes(1)), .serialized)
struct InputMethodV1LiveTests {
  let stage: StageCompositor
  let keyboard: StagedKeyboard

  init() throws {
    let others = [
      "zwp_input_method_manager_v2", "zwp_virtual_keyboard_manager_v1", "zwlr_layer_shell_v1",
      "zwlr_foreign_toplevel_manager_v1",
    ]
    stage = try StageCompositor(
      offering: Stage.allGlobals.filter { !others.contains($0.key) })
    keyboard = try StagedKeyboard(stage, through: .socket)
  }

  private func focus(_ text: String, purpose: UInt32 = 0, hints: UInt32 = 0) -> Bool {
    stage.perform {
      $0.inputMethodV1.focus(StageField(text, purpose: purpose, hints: hints))
    }
    return stage.wait { !$0.shownSurfaces.isEmpty }
  }

  @Test("the keyboard is the compositor's panel, and taps arrive")
  func taps() {
    #expect(focus(""))
    #expect(stage.perform { $0.shownSurfaces.contains(where: \.isInputPanel) })
    for key in ["h", "i", "space", "y", "o"] { keyboard.tap(key) }
    #expect(stage.wait { $0.focusedField?.text == "Hi yo" })
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test("a field is told the language that is typed")
  func language() {
    #expect(focus(""))
    let told = stage.wait(for: "zwp_input_method_context_v1", "language")
    #expect(told?.arguments.last?.string == "en")
  }

  @Test("deletions are whole graphemes and touch the caret; return is a key")
  func deletes() {
    #expect(focus("é👨‍👩‍👧"))
    keyboard.tap("delete")
    #expect(stage.wait { $0.focusedField?.text == "é" })
    keyboard.tap("delete")
    #expect(stage.wait { $0.focusedField?.text == "" })
    keyboard.tap("return")
    #expect(stage.wait { $0.focusedField?.returns == 1 })
    #expect(stage.perform { $0.focusedField?.faults.isEmpty == true })
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test("purposes have this version's numbers: 12 is a terminal, 3 a number")
  func purposes() {
    #expect(focus("", purpose: 3))
    for key in ["4", "2"] { keyboard.tap(key, type: .decimalPad, layer: .digits) }
    #expect(stage.wait { $0.focusedField?.text == "42" })
  }

  @Test("it goes with the field, and comes again")
  func comesAndGoes() {
    #expect(focus("x "))
    stage.perform { $0.inputMethodV1.focus(nil) }
    #expect(stage.wait { $0.surfaces.isEmpty })
    #expect(focus("y "))
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "y a" })
  }

  @Test("a field that never ends its state, and nonsense, are survived")
  func nonsense() {
    stage.perform { $0.inputMethodV1.commitsStates = false }
    #expect(focus("x "))
    stage.perform { stage in
      stage.inputMethodV1.send("surrounding_text", .bytes([0xFF, 0xFE]), .uint(9), .uint(70))
      stage.inputMethodV1.send("content_type", .uint(.max), .uint(.max))
      stage.inputMethodV1.send("invoke_action", .uint(99), .uint(99))
      stage.inputMethodV1.send("preferred_language", .bytes([0xC3]))
      stage.inputMethodV1.send("reset")
    }
    stage.perform { $0.inputMethodV1.commitsStates = true }
    #expect(focus("y "))
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "y a" })
  }
}
