import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

/// The handle of a floating keyboard, and the way back to the whole width.
@Suite("Moving the keyboard")
struct DragTests {
  private func player(_ shape: KeyboardShape) -> TypingPlayer {
    let letters = LetterLayout(
      id: "en", language: "en", name: "English",
      rows: [["a", "b"].map { LetterLayout.Letter(face: KeyFace($0)) }])
    let keyboard = KeyboardComposer(
      KeyboardRequest(letters: letters, asciiLetters: letters, shape: shape)
    ).keyboard()
    return TypingPlayer(
      PlacedKeyboard(
        keyboard, metrics: KeyboardMetrics(form: .phone, width: 390, shape: keyboard.shape)),
      traits: .plain)
  }

  private func moves(_ player: TypingPlayer) -> [Effect] {
    player.effects.filter {
      switch $0 {
      case .drag, .drop: true
      default: false
      }
    }
  }

  @Test("the keyboard goes as far as the finger, which then is where it began")
  func follows() throws {
    var player = player(.floating)
    // Each point counts from where the keyboard then is.
    try player.play("@0 1 down handle\n@20 1 move handle+30,-10\n@40 1 move handle+5,-7\n@60 1 up")
    #expect(
      moves(player) == [.drag(dx: 30, dy: -10), .drag(dx: 5, dy: -7), .drop])
    #expect(!player.state.isPressed)
  }

  @Test("a touch that does not move, moves nothing and holds nothing")
  func still() throws {
    var player = player(.floating)
    try player.play("@0 1 down handle\n@2000 1 up")
    #expect(moves(player) == [.drop])
    #expect(player.editor.text == "")
  }

  @Test("a cancelled finger leaves the keyboard where it is")
  func cancelled() throws {
    var player = player(.floating)
    try player.play("@0 1 down handle\n@20 1 move handle+30,-10\n@40 1 cancel")
    #expect(moves(player) == [.drag(dx: 30, dy: -10)])
    #expect(!player.state.isPressed)
  }

  @Test("other fingers type meanwhile")
  func typing() throws {
    var player = player(.floating)
    try player.play("@0 1 down handle\n@20 1 move handle+30,-10\n+0 tap a\n+0 1 up")
    #expect(player.editor.text == "a")
  }

  @Test("a finger that slides to the handle from a key moves nothing")
  func slidTo() throws {
    var player = player(.floating)
    try player.play("@0 1 down space\n@300 1 move handle\n@500 1 up")
    #expect(moves(player).isEmpty)
  }

  @Test("the way back makes a one-handed keyboard wide again")
  func dock() throws {
    var player = player(.left)
    try player.play("@0 tap dock")
    #expect(player.effects.last == .chooseShape(.docked))
    #expect(player.editor.text == "")
  }
}
