import StageCompositor
import TemporaryFolders
import Testing

/// Several screens, of which some come and go.
@Suite("Screens", .timeLimit(.minutes(1)), .serialized)
struct OutputsLiveTests {
  /// A phone of 390 × 844, and beside it a monitor of 1280 × 800.
  private static let screens = [
    OutputDescription(),
    OutputDescription {
      ($0.name, $0.x, $0.scale) = ("STAGE-2", 390, 1)
      ($0.modeWidth, $0.modeHeight) = (1280, 800)
    },
  ]

  /// The screen the keyboard is on, and how wide it is there.
  private func place(_ stage: Stage) -> String? {
    guard let surface = stage.shownSurfaces.first else { return nil }
    return "\(surface.layer?.output?.description.name ?? "none") \(surface.size.width)"
  }

  @Test("the person's choice of a screen counts while that is there")
  func chosen() throws {
    let stage = try StageCompositor(outputs: Self.screens)
    let home = try TemporaryFolder()
    try home.writeSettings(#"{"output": "STAGE-2", "hardwareKeyboard": "ignore"}"#)
    let keyboard = try StagedKeyboard(stage, environment: home.environment)
    #expect(keyboard.focus("x "))
    #expect(stage.wait { place($0) == "STAGE-2 1280" })
    stage.perform { stage in stage.outputs.last.map(stage.removeOutput) }
    #expect(stage.wait { place($0) == "STAGE-1 390" })
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    stage.perform { _ = $0.addOutput(Self.screens[1]) }
    stage.perform { $0.inputMethodV2.focus(nil) }
    #expect(stage.wait { $0.surfaces.isEmpty })
    #expect(keyboard.focus())
    #expect(stage.wait { place($0) == "STAGE-2 1280" })
    #expect(stage.perform(\.faults).isEmpty)
    withExtendedLifetime(home) {}
  }

  @Test("a finger that held delete on a screen that went deletes nothing any more")
  func heldDelete() throws {
    // Of one size, so that the keyboard is the same on both.
    let twin = OutputDescription { ($0.name, $0.x) = ("STAGE-2", 390) }
    let stage = try StageCompositor(outputs: [OutputDescription(), twin])
    let home = try TemporaryFolder()
    try home.writeSettings(
      #"{"output": "STAGE-1", "hardwareKeyboard": "ignore","#
        + #" "typing": {"repeatDelay": 0.1, "repeatInterval": 0.02}}"#)
    let keyboard = try StagedKeyboard(stage, environment: home.environment)
    let text = String(repeating: "word ", count: 200)
    #expect(keyboard.focus(text))
    #expect(stage.wait { place($0) == "STAGE-1 390" })
    let delete = try #require(
      StagedKeyboard.point(of: "delete", type: .default, layer: .letters))
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.touchDown(0, on: surface, x: delete.x, y: delete.y)
      stage.seat.touchFrame()
    }
    #expect(stage.wait { ($0.focusedField?.text.count ?? 0) < text.count - 3 })
    stage.perform { stage in stage.outputs.first.map(stage.removeOutput) }
    #expect(stage.wait { place($0) == "STAGE-2 390" })
    let left = stage.perform { $0.focusedField?.text.count }
    #expect(!stage.wait(timeout: .milliseconds(500)) { $0.focusedField?.text.count != left })
    #expect(stage.perform(\.faults).isEmpty)
    withExtendedLifetime(home) {}
  }

  @Test("where the compositor chooses, the keyboard is as wide as the screen that was chosen")
  func compositorsChoice() throws {
    let stage = try StageCompositor(outputs: Self.screens)
    stage.perform { $0.chosenOutput = 1 }
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus())
    #expect(stage.wait { place($0) == "STAGE-2 1280" })
    stage.perform {
      $0.chosenOutput = 0
      $0.inputMethodV2.focus(nil)
    }
    #expect(stage.wait { $0.surfaces.isEmpty })
    #expect(keyboard.focus())
    #expect(stage.wait { place($0) == "STAGE-1 390" })
  }

  @Test("a screen that comes in addition disturbs nothing")
  func addition() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus("x "))
    stage.perform { _ = $0.addOutput(Self.screens[1]) }
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "x a" })
    #expect(stage.perform { place($0) == "STAGE-1 390" })
    #expect(stage.requests("zwlr_layer_shell_v1", "get_layer_surface").count == 1)
  }
}
