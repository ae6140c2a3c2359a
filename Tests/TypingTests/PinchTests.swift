import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Pinch and spread")
struct PinchTests {
  private static let all: [KeyboardShape] = [.docked, .split, .floating]

  private func player(
    _ shape: KeyboardShape = .docked, offered: [KeyboardShape] = all,
    keyboard: PlacedKeyboard = TestKeyboard.tablet()
  ) -> TypingPlayer {
    var player = TypingPlayer(keyboard, traits: .plain)
    player.apply(.menu(KeyboardMenu(keyboards: ["English"], shapes: offered, shape: shape)))
    return player
  }

  private func shapes(_ player: TypingPlayer) -> [KeyboardShape] {
    player.effects.compactMap { if case .chooseShape(let shape) = $0 { shape } else { nil } }
  }

  private let pinch = """
    @0 1 down 200,120
    @20 2 down 600,140
    @60 1 move 260,120
    @80 2 move 540,140
    @100 1 move 320,120
    @120 2 move 480,140
    @140 1 move 340,120
    @200 1 up
    @210 2 up
    """
  private let spread = """
    @0 1 down 380,120
    @20 2 down 460,140
    @60 1 move 320,120
    @80 2 move 520,140
    @200 1 up
    @210 2 up
    """

  @Test("pinched, the docked keyboard floats and types nothing")
  func floats() throws {
    var player = player()
    try player.play(pinch)
    #expect(shapes(player) == [.floating])
    #expect(player.editor.text == "")
    #expect(!player.state.isPressed)
  }

  @Test("spread, it is split; pinched, the split one is docked")
  func splits() throws {
    var player = player()
    try player.play(spread)
    #expect(shapes(player) == [.split])
    #expect(player.editor.text == "")
    var split = self.player(.split)
    try split.play(pinch)
    #expect(shapes(split) == [.docked])
  }

  @Test("what is not offered is not made")
  func notOffered() throws {
    var player = player(offered: [.docked])
    try player.play(pinch)
    try player.play(spread)
    #expect(shapes(player).isEmpty)
  }

  @Test("one finger that slides while another rests is no pinch")
  func oneFinger() throws {
    var player = player()
    try player.play(
      "@0 1 down 200,120\n@20 2 down 600,140\n@80 2 move 260,140\n@200 2 up\n@210 1 up")
    #expect(shapes(player).isEmpty)
    #expect(player.editor.text.count == 2)
  }

  @Test("two thumbs that type beside one another are no pinch")
  func typing() throws {
    var player = player()
    try player.play(
      "@0 1 down d\n@40 2 down k\n@60 1 move d+20,8\n@80 2 move k+-20,9\n@120 1 up\n@130 2 up")
    #expect(shapes(player).isEmpty)
    #expect(player.editor.text == "dk")
  }

  private var floating: PlacedKeyboard {
    let keyboard = KeyboardComposer(
      KeyboardRequest(letters: .english, asciiLetters: .english, shape: .floating)
    ).keyboard()
    return PlacedKeyboard(
      keyboard, metrics: KeyboardMetrics(form: .phone, width: 810, shape: .floating))
  }

  @Test("spread, the floating keyboard docks and types nothing")
  func docks() throws {
    var player = player(.floating, keyboard: floating)
    try player.play(
      "@0 1 down f\n@30 2 down h\n@60 1 move f+-60,0\n@80 2 move h+60,0\n@120 1 up\n@130 2 up")
    #expect(shapes(player) == [.docked])
    #expect(player.editor.text == "")
  }

  @Test("two keys of the floating keyboard at once are typed, in their order")
  func chord() throws {
    var player = player(.floating, keyboard: floating)
    try player.play("@0 1 down f\n@30 2 down h\n@80 2 up\n@90 1 up")
    #expect(player.editor.text == "fh")
    try player.play("@0 1 down f\n@30 2 down h\n@80 1 up\n@90 2 up")
    #expect(player.editor.text == "fhfh")
    try player.play("@0 1 down f\n@90 2 down h")
    #expect(player.editor.text == "fhfhf", "later, the second finger commits the first")
  }

  @Test("a key that acts on touch commits at once")
  func delete() throws {
    var player = player(.floating, keyboard: floating)
    try player.play("@0 tap q\n@100 1 down f\n@120 2 down delete\n@180 2 up\n@190 1 up")
    #expect(player.editor.text == "q")
  }

  @Test("on a phone's keys the second finger types")
  func phone() throws {
    var player = player(keyboard: TestKeyboard.phone())
    try player.play(
      "@0 1 down q\n@20 2 down p\n@60 1 move q+100,0\n@80 2 move p+-100,0\n@90 1 up\n@95 2 up")
    #expect(shapes(player).isEmpty)
  }
}
