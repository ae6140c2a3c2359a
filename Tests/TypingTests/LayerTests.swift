import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Layers")
struct LayerTests {
  @Test("a drag from 123 to a symbol types it and returns to letters")
  func drag() throws {
    #expect(try typed("@0 1 down 123\n@100 1 move 5\n@200 1 up\n@300 tap a") == "5a")
  }

  @Test("a drag from 123 and back stays on numbers, as a tap does")
  func dragBack() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down 123\n@100 1 move 100,80\n@200 1 move abc\n@300 1 up")
    #expect(player.editor.text == "")
    #expect(player.state.presentation.layer == .numbers)
  }

  @Test("123 held and another finger's tap type the symbol; letting go returns to letters")
  func hold() throws {
    #expect(
      try typed("@0 1 down 123\n@100 tap 5\n@200 tap 6\n@300 1 up\n@400 tap a") == "56a")
  }

  @Test("a tapped layer stays")
  func tap() throws {
    #expect(try typed("@0 tap 123\n@100 tap 5\n@200 tap 6\n@300 tap abc\n@400 tap a") == "56a")
  }

  @Test("letters come back after a space, but not after a second one")
  func space() throws {
    #expect(try typed("@0 tap 123\n@100 tap 5\n@200 tap space\n@300 tap a") == "5 a")
    var settings = TypingSettings()
    settings.doubleSpacePeriod = false
    var player = TypingPlayer(traits: .plain, settings: settings)
    try player.play("@0 tap 123\n+0 tap space\n+0 tap 123\n+0 tap space")
    #expect(player.state.presentation.layer == .numbers)
  }

  @Test("letters come back after an apostrophe")
  func apostrophe() throws {
    #expect(try typed("@0 type it\n+0 tap 123\n+0 tap '\n+50 tap a") == "it’a")
  }

  @Test("letters come back after a return that ends a sentence only")
  func afterReturn() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 tap 123\n+0 tap 5\n+0 tap return")
    #expect(player.state.presentation.layer == .numbers)
    try player.play("@0 tap 5\n+0 tap .\n+0 tap return")
    #expect(player.state.presentation.layer == .letters)
  }

  @Test("ordinary punctuation and digits stay on numbers", arguments: ["5", ",", "?", "."])
  func stays(key: String) throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 tap 123\n+0 tap \(key)")
    #expect(player.state.presentation.layer == .numbers)
  }

  @Test("numbers and punctuation opens on numbers and stays there")
  func numbersAndPunctuation() throws {
    var player = TypingPlayer(TestKeyboard.phone(type: .numbersAndPunctuation), traits: .plain)
    #expect(player.state.presentation.layer == .numbers)
    try player.play("@0 tap 5\n+0 tap space\n+0 tap '\n+0 tap .\n+0 tap return")
    #expect(player.state.presentation.layer == .numbers)
  }

  @Test("a cancelled layer key is as if it had never been")
  func cancelled() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down 123\n@50 1 cancel")
    #expect(player.state.presentation.layer == .letters)
  }

  @Test("a new field opens on its keyboard's first layer")
  func newField() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 tap 123")
    player.apply(.focus(Field()))
    #expect(player.state.presentation.layer == .letters)
  }

  @Test("modifiers of a terminal are once, locked or held")
  func modifiers() throws {
    var traits = TextInputTraits()
    traits.isTerminal = true
    var player = TypingPlayer(TestKeyboard.terminal(), traits: traits)
    let control = KeyStroke(.character("c"), modifiers: [.control])
    try player.play("@0 tap control\n@400 tap c\n@600 tap c")
    #expect(player.editor.otherKeys == [control])
    #expect(player.editor.text == "c")
    try player.play("@0 tap control\n@200 tap control\n@500 tap c\n@700 tap c\n@900 tap control")
    #expect(player.editor.otherKeys == [control, control, control])
    try player.play("@0 1 down control\n@300 tap c\n@400 1 up\n@500 tap d")
    #expect(player.editor.otherKeys.count == 4)
    #expect(player.editor.text == "cd")
  }

  @Test("super lets go after one key however often it is tapped")
  func superModifier() throws {
    var traits = TextInputTraits()
    traits.isTerminal = true
    var player = TypingPlayer(TestKeyboard.terminal(), traits: traits)
    try player.play("@0 tap super\n@200 tap super\n@500 tap super\n@900 tap c\n@1000 tap d")
    #expect(player.editor.text == "d")
  }
}
