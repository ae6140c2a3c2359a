import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("The end of a word in composition")
struct CompositionEndTests {
  /// A phone's keyboard with a key that closes it.
  private var closable: PlacedKeyboard {
    var keyboard = TestKeyboard.phone().keyboard
    keyboard.trailingStrip = [
      Key(id: "dismiss", action: .dismiss, face: KeyFace(label: "dismiss"))
    ]
    return PlacedKeyboard(keyboard, metrics: KeyboardMetrics(form: .phone, width: 390))
  }

  @Test("closing the keyboard leaves what was typed in the field")
  func dismissed() throws {
    var player = TypingPlayer(
      closable, editor: ModelEditor(misbehavior: .dropsDeletions), traits: .plain,
      capabilities: Capabilities(hasSurroundingText: false), words: WordList())
    try player.play("@0 type hel")
    #expect(player.editor.preedit == "hel")
    try player.play("@0 tap dismiss")
    #expect(player.editor.text == "hel")
    #expect(player.effects.last == .dismiss)
  }
}
