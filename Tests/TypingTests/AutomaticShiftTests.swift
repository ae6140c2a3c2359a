import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Automatic shift")
struct AutomaticShiftTests {
  private func typed(
    _ script: String, _ type: AutocapitalizationType = .sentences,
    keyboard: PlacedKeyboard = TestKeyboard.phone(), text: String = ""
  ) throws -> String {
    var traits = TextInputTraits()
    traits.autocapitalizationType = type
    var player = TypingPlayer(keyboard, editor: ModelEditor(text), traits: traits)
    try player.play(script)
    return player.editor.visible
  }

  @Test("a sentence begins with a capital")
  func sentences() throws { #expect(try typed("@0 type hi. you") == "Hi. You") }

  @Test("words, all characters and none do as they are called")
  func modes() throws {
    #expect(try typed("@0 type anna b", .words) == "Anna B")
    #expect(try typed("@0 type ab. c", .allCharacters) == "AB. C")
    #expect(try typed("@0 type hi. you", .none) == "hi. you")
  }

  @Test("what is in the field when it gets the focus counts")
  func focus() throws {
    #expect(try typed("@0 type you", text: "hello ") == "hello you")
    #expect(try typed("@0 type you", text: "Hello. ") == "Hello. You")
  }

  @Test("it is computed anew after a delete")
  func afterDelete() throws {
    var player = TypingPlayer()
    try player.play("@0 type h")
    #expect(player.state.presentation.shift == .off)
    try player.play("@0 tap delete")
    #expect(player.state.presentation.shift == .on)
  }

  @Test("it is computed anew after the caret moved")
  func afterCaretMove() throws {
    var player = TypingPlayer()
    try player.play("@0 type hi. you\nwait 2000")
    player.change { $0.place(caret: 4) }
    #expect(player.state.presentation.shift == .on)
    player.change { $0.place(caret: 2) }
    #expect(player.state.presentation.shift == .off)
  }

  @Test("caps lock stands above it")
  func overCapsLock() throws {
    var player = TypingPlayer()
    try player.play("@0 tap shift\n@200 tap shift\n@600 type ab")
    #expect(player.editor.text == "AB")
    #expect(player.state.presentation.shift == .locked)
  }

  @Test("shift turned off by hand stays off until the next key")
  func declined() throws {
    #expect(try typed("@0 tap shift\n@400 tap h\n@600 tap i") == "hi")
    var player = TypingPlayer()
    try player.play("@0 tap shift\nwait 1500")
    player.change { _ in }
    #expect(player.state.presentation.shift == .off)
  }

  @Test("a script without case is left alone")
  func withoutCase() throws {
    let keyboard = TestKeyboard.phone(language: "ka", hasCase: false)
    var player = TypingPlayer(keyboard)
    #expect(player.state.presentation.shift == .off)
    try player.play("@0 type ab")
    #expect(player.editor.text == "ab")
  }

  @Test("a keyboard that reads from right to left is left alone")
  func rightToLeft() {
    var keyboard = TestKeyboard.phone(language: "he")
    keyboard.keyboard.isRightToLeft = true
    #expect(TypingPlayer(keyboard).state.presentation.shift == .off)
  }

  @Test("a Dutch word that begins with ij has two capitals")
  func dutch() throws {
    let dutch = TestKeyboard.phone(language: "nl")
    #expect(try typed("@0 type ijs. ik", keyboard: dutch) == "IJs. Ik")
    #expect(try typed("@0 type ijs", .none, keyboard: dutch) == "ijs")
  }

  @Test("the setting turns it off")
  func setting() throws {
    var settings = TypingSettings()
    settings.capitalizesAutomatically = false
    #expect(TypingPlayer(settings: settings).state.presentation.shift == .off)
  }

  @Test("a new line begins with a capital, also where nothing is reported")
  func newLine() throws {
    var player = TypingPlayer(
      editor: ModelEditor(misbehavior: .reportsNothing),
      capabilities: Capabilities(hasSurroundingText: false))
    try player.play("@0 type ab\n+0 tap return\n+100 type c")
    #expect(player.editor.text == "Ab\nC")
  }
}
