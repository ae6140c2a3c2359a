import StageCompositor
import Testing

/// What others' keyboards do and this one never does (each from a real complaint).
@Suite("Traps", .timeLimit(.minutes(1)), .serialized)
struct TrapLiveTests {
  @Test("the keys of the hardware are never grabbed, and no pop-up of an input method is asked for")
  func grabsNothing() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus())
    for key in ["h", "i", "delete", "return"] { keyboard.tap(key) }
    #expect(stage.wait { $0.focusedField?.returns == 1 })
    #expect(stage.requests("zwp_input_method_v2", "grab_keyboard").isEmpty)
    #expect(stage.requests("zwp_input_method_v2", "get_input_popup_surface").isEmpty)
  }

  @Test("where neither input method nor virtual keyboard is offered, it ends with 69")
  func sandboxed() throws {
    let doors = [
      "zwp_input_method_manager_v2", "zwp_input_method_v1", "zwp_virtual_keyboard_manager_v1",
    ]
    let stage = try StageCompositor(
      offering: Stage.allGlobals.filter { !doors.contains($0.key) })
    #expect(try StagedKeyboard(stage).client.wait() == 69)
  }

  @Test("a terminal tells nothing of its text: nothing is deleted around its caret, nor changed")
  func terminal() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    stage.perform {
      $0.inputMethodV2.focus(StageField(purpose: 13, tellsSurroundingText: false))
    }
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    #expect(stage.wait { $0.shownSurfaces.first?.layer != nil })
    keyboard.tap("space")
    keyboard.tap("space")
    keyboard.tap("delete")
    #expect(stage.wait { $0.focusedField?.text == " " })
    #expect(stage.requests("zwp_input_method_v2", "delete_surrounding_text").isEmpty)
    #expect(stage.requests("zwp_input_method_v2", "set_preedit_string").isEmpty)
  }
}
