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

  @Test("after a pause it is text, and is corrected all the same; more letters belong to it")
  func paused() throws {
    let words = WordList(corrections: ["teh": "the", "helo": "hello"])
    for script in ["@0 type helo\nwait 1500\n+0 type  x", "@0 type he\nwait 1500\n+0 type lo x"] {
      var player = TypingPlayer(
        editor: ModelEditor(misbehavior: .dropsDeletions), traits: .plain,
        capabilities: Capabilities(hasSurroundingText: false), words: words)
      try player.play(script)
      #expect(player.editor.visible == "hello x")
    }
  }

  @Test("a caret that was moved meanwhile without a word does not get the word twice")
  func movedSilently() throws {
    var player = TypingPlayer(
      editor: ModelEditor(misbehavior: .dropsDeletions), traits: .plain,
      capabilities: Capabilities(hasSurroundingText: false), words: WordList())
    try player.play("@0 type ab\nwait 1500")
    #expect(player.editor.text == "ab")
    player.editor.place(caret: 0)
    try player.play("@0 type x")
    #expect(player.editor.visible == "xab")
  }
}
