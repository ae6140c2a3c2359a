import Layouts
import Scene
import Testing
import Typing
import TypingTestSupport

@testable import KeyboardService

/// What typing shows becomes what is painted.
@Suite("What is shown of the typing")
@MainActor
struct ScenePresentationTests {
  private func state(
    _ script: String, on keyboard: PlacedKeyboard = TestKeyboard.phone()
  ) throws -> SceneState {
    var player = TypingPlayer(keyboard, editor: ModelEditor("one two "))
    try player.play(script)
    return SceneState(player.state.presentation, on: keyboard)
  }

  @Test("a flick brings the secondary character forward")
  func flick() throws {
    let keyboard = TestKeyboard.tablet()
    let height = try #require(keyboard.layers[.letters]?.first).frame.height
    let state = try state("@0 1 down q\n@80 1 move q+0,\(height * 0.65)", on: keyboard)
    let flick = try #require(state.flicks["q"])
    #expect(abs(flick.share - 0.75) < 0.001 && flick.isChosen)
    #expect(state.flicks.count == 1)
  }

  @Test("labels fade while the caret moves, and the space bar stands out while that selects")
  func trackpad() throws {
    let moving = try state("@0 1 down space\n@900 1 move space+20,0")
    #expect(moving.labelOpacity == 0.5 && !moving.isSelecting)
    let selecting = try state("@0 1 down space\n@900 2 down q\n@950 2 up")
    #expect(selecting.labelOpacity == 0.5 && selecting.isSelecting)
    let after = try state("@0 1 down space\n@900 2 down q\n@950 2 up\n@990 1 up")
    #expect(after.labelOpacity == 1 && !after.isSelecting)
  }

  @Test(
    "a balloon stays on the keyboard at its edges", arguments: ["q", "p", "a", "l", "z", "m"])
  func balloon(id: String) throws {
    let keyboard = TestKeyboard.phone()
    guard case .balloon(let balloon) = try state("@0 1 down \(id)").overlays.first else {
      Issue.record("no balloon")
      return
    }
    #expect(balloon.label == id)
    #expect(balloon.frame.x >= 0 && balloon.frame.maxX <= keyboard.size.width)
    #expect(balloon.frame.y >= -PlacedKeyboard.overhang && balloon.frame.maxY < balloon.key.y)
  }

  @Test("variants and menu are where typing has put them")
  func popups() throws {
    guard case .callout(let callout) = try state("@0 1 down e\nwait 600").overlays.first else {
      Issue.record("no callout")
      return
    }
    #expect(callout.cells.first?.text == "e" && callout.selected == 0)
    #expect(callout.cells.allSatisfy { callout.frame.union($0.frame) == callout.frame })
  }
}
