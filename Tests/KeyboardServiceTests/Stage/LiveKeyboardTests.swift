import StageCompositor
import TextTraits
import Testing

/// The real program before a compositor whose every request is checked.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct LiveKeyboardTests {
  @Test func aFieldBringsTheKeyboardAndTapsArrive() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus())
    for key in ["h", "e", "l", "l", "o", "space", "w"] { keyboard.tap(key) }
    // The field is empty, so shift is on for its first letter (reference 5.3).
    #expect(stage.wait { $0.focusedField?.text == "Hello w" })
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test func returnIsAKeyAndDeleteTakesAWholeGrapheme() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus("ab👨‍👩‍👧"))
    keyboard.tap("delete")
    #expect(stage.wait { $0.focusedField?.text == "ab" })
    keyboard.tap("return")
    #expect(stage.wait { $0.focusedField?.returns == 1 })
    #expect(stage.perform { $0.focusedField?.text } == "ab")
    #expect(stage.wait { $0.virtualKeyboards.allSatisfy { $0.pressed.isEmpty && $0.held == 0 } })
  }

  @Test func theSurfaceIsAsTheDesignSays() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus())
    let layer = stage.perform { stage in
      stage.shownSurfaces.first?.layer.map {
        [$0.layer, $0.exclusiveZone, $0.keyboardInteractivity]
      }
    }
    // Overlay, the keyboard's own height, no keyboard focus.
    #expect(layer == [3, 313, 0])
    let region = stage.perform { $0.shownSurfaces.first?.current.inputRegion?.first?.numbers }
    #expect(region == [0, 64, 390, 313])
  }

  @Test func thePurposeDecidesWhichKeyboard() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    // text-input-v3: phone is 4.
    #expect(keyboard.focus(purpose: 4))
    for key in ["4", "2"] { keyboard.tap(key, type: .phonePad, layer: .digits) }
    #expect(stage.wait { $0.focusedField?.text == "42" })
  }

  @Test func theKeyboardGoesWithTheField() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus())
    stage.perform { $0.inputMethodV2.focus(nil) }
    #expect(stage.wait { $0.surfaces.isEmpty })
  }

  @Test func theDismissKeyCloses() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus())
    keyboard.tap("dismiss")
    #expect(stage.wait { $0.surfaces.isEmpty })
    // Closed until the next activation.
    #expect(keyboard.focus("again"))
  }

  @Test func twoThumbsLoseNothing() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus("x "))
    let points = ["t", "h", "e", "y"].compactMap {
      StagedKeyboard.point(of: $0, type: .default, layer: .letters)
    }
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      // Each finger comes down before the one before it lifts.
      for (index, point) in points.enumerated() {
        let slot = Int32(index % 2)
        stage.seat.touchDown(slot, on: surface, x: point.x, y: point.y)
        stage.seat.touchFrame()
        if index > 0 {
          stage.seat.touchUp(1 - slot)
          stage.seat.touchFrame()
        }
      }
      stage.seat.touchUp(1)
      stage.seat.touchFrame()
    }
    #expect(stage.wait { $0.focusedField?.text == "x they" })
  }

  @Test func aPhoneThatIsTurnedGetsTheOtherKeyboard() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus())
    stage.perform { $0.outputs.first?.change { $0.transform = 1 } }
    #expect(stage.wait { $0.shownSurfaces.first?.current.destination?.width == 844 })
  }

  @Test func whenTheCompositorGoesTheProgramEndsWith69WithinASecond() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus())
    let start = ContinuousClock.now
    stage.stop()
    #expect(keyboard.client.wait() == 69)
    #expect(ContinuousClock.now - start < .seconds(1))
  }

  @Test func nonsenseFromTheCompositorDoesNotEndIt() throws {
    let stage = try StageCompositor()
    let keyboard = try StagedKeyboard(stage)
    #expect(keyboard.focus(purpose: 4_000_000, hints: 0xFFFF_F000))
    stage.perform { stage in
      stage.inputMethodV2.send(
        "surrounding_text", .bytes(Array("é".utf8) + [0]), .uint(1), .uint(900))
      stage.inputMethodV2.sendDone()
    }
    #expect(keyboard.focus())
    keyboard.tap("a")
    #expect(stage.wait { $0.focusedField?.text == "A" })
  }

  @Test func withoutTheInputMethodSlotItStaysForCommands() throws {
    let stage = try StageCompositor()
    stage.perform { $0.inputMethodV2.isTaken = true }
    let keyboard = try StagedKeyboard(stage)
    #expect(stage.wait(for: "zwp_virtual_keyboard_v1", "keymap") != nil)
    keyboard.client.terminate()
    #expect(keyboard.client.wait() == 0)
  }
}
