import StageCompositor
import Testing

/// What the compositor offers may go at any time, and come again.
@Suite("Things that vanish", .timeLimit(.minutes(1)), .serialized)
struct VanishingLiveTests {
  private func keyboard(on stage: StageCompositor) throws -> StagedKeyboard {
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus("x "))
    return keyboard
  }

  @Test(
    "a global goes, and the keyboard stays",
    arguments: Stage.allGlobals.keys.filter { $0 != "wl_seat" }.sorted())
  func global(interface: String) throws {
    let stage = try StageCompositor()
    let keyboard = try keyboard(on: stage)
    let version = try #require(Stage.allGlobals[interface])
    stage.perform { $0.withdraw(interface) }
    // Without these there are no new surfaces.
    for isBack in ["wl_compositor", "zwlr_layer_shell_v1"].contains(interface)
      ? [true] : [false, true]
    {
      stage.perform { $0.inputMethodV2.focus(nil) }
      #expect(stage.wait { $0.surfaces.isEmpty })
      if isBack { stage.perform { $0.offer(interface, version) } }
      #expect(keyboard.focus())
      keyboard.tap("a")
      #expect(stage.wait { $0.focusedField?.text == "A" })
    }
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test("a touch screen goes with a finger on it: nothing is typed; it comes again, and types")
  func touchScreen() throws {
    let stage = try StageCompositor()
    let keyboard = try keyboard(on: stage)
    let point = try #require(StagedKeyboard.point(of: "q", type: .default, layer: .letters))
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.touchDown(0, on: surface, x: point.x, y: point.y)
      stage.seat.touchFrame()
      stage.seat.setCapabilities(2)
    }
    #expect(stage.wait(for: "wl_touch", "release") != nil)
    stage.perform { $0.seat.setCapabilities(7) }
    #expect(stage.wait(for: "wl_seat", "get_touch", count: 2) != nil)
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test("the only screen goes and comes: so does the keyboard, with what it had typed")
  func screen() throws {
    let stage = try StageCompositor()
    let keyboard = try keyboard(on: stage)
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    stage.perform { stage in stage.outputs.first.map(stage.removeOutput) }
    #expect(stage.wait { $0.surfaces.isEmpty })
    stage.perform { _ = $0.addOutput(OutputDescription { $0.name = "STAGE-2" }) }
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    keyboard.tap("b")
    #expect(stage.wait { $0.focusedField?.text == "x ab" })
    #expect(stage.perform(\.faults).isEmpty)
  }
}
