import StageCompositor
import Testing

/// A keyboard that becomes another one stays where it is.
@Suite("Without flicker", .timeLimit(.minutes(1)), .serialized)
struct FlickerLiveTests {
  private let stage: StageCompositor
  private let keyboard: StagedKeyboard

  init() throws {
    stage = try StageCompositor()
    keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus("x "))
  }

  /// The keyboard's surface was made once, and never showed nothing.
  private func expectOneSurface() {
    #expect(stage.requests("zwlr_layer_shell_v1", "get_layer_surface").count == 1)
    let empty = stage.requests("wl_surface", "attach").filter { $0.arguments.first?.number == 0 }
    #expect(empty.isEmpty)
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test("a field that asks for something else has the other keys at once")
  func samefield() {
    // text-input-v3: telephone is 4.
    stage.perform { stage in
      stage.inputMethodV2.field?.purpose = 4
      stage.inputMethodV2.tellState(cause: 1)
    }
    #expect(stage.wait { $0.shownSurfaces.first?.layer?.exclusiveZone == 268 })
    keyboard.tap("5", type: .phonePad, layer: .digits)
    #expect(stage.wait { $0.focusedField?.text == "x 5" })
    expectOneSurface()
  }

  @Test("from one field to the next of another kind it does not go and come")
  func nextField() {
    #expect(keyboard.focus(purpose: 4))
    #expect(stage.wait { $0.shownSurfaces.first?.layer?.exclusiveZone == 268 })
    #expect(keyboard.focus("y "))
    #expect(stage.wait { $0.shownSurfaces.first?.layer?.exclusiveZone == 313 })
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "y a" })
    expectOneSurface()
  }

  @Test("what is told of a field before it is whole changes nothing yet")
  func pending() {
    stage.perform { $0.inputMethodV2.send("content_type", .uint(0), .uint(4)) }
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    #expect(stage.perform { $0.shownSurfaces.first?.layer?.exclusiveZone } == 313)
  }
}
