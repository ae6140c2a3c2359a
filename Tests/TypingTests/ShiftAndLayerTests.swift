import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Shift")
struct ShiftTests {
  private func shift(_ script: String) throws -> ShiftState {
    var player = TypingPlayer(traits: .plain)
    try player.play(script)
    return player.state.presentation.shift
  }

  @Test("shift is for one letter")
  func oneShot() throws {
    #expect(try typed("@0 tap shift\n@400 tap a\n@600 tap b") == "Ab")
  }

  @Test("a second tap turns it off, if it comes late")
  func tapOff() throws {
    #expect(try shift("@0 tap shift\n@400 tap shift") == .off)
    #expect(try typed("@0 tap shift\n@400 tap shift\n@800 tap a") == "a")
  }

  @Test("two taps within 300 ms are caps lock, one more leaves it")
  func capsLock() throws {
    #expect(try shift("@0 tap shift\n@300 tap shift") == .locked)
    #expect(try shift("@0 tap shift\n@301 tap shift") == .off)
    #expect(
      try typed("@0 tap shift\n@200 tap shift\n+90 tap a\n+90 tap b\n+90 tap shift\n+90 tap c")
        == "ABc")
  }

  @Test("a letter between two quick taps makes no caps lock")
  func letterBetween() throws {
    #expect(
      try shift("@0 1 down shift\n@20 1 up\n@40 1 down a\n@80 1 up\n@120 tap shift") == .on)
  }

  @Test("without the setting two taps are no caps lock")
  func capsLockOff() throws {
    var settings = TypingSettings()
    settings.allowsCapsLock = false
    var player = TypingPlayer(traits: .plain, settings: settings)
    try player.play("@0 tap shift\n@200 tap shift")
    #expect(player.state.presentation.shift == .off)
  }

  @Test("held shift is for as long as it is held")
  func held() throws {
    #expect(
      try typed("@0 1 down shift\n@100 tap a\n@200 tap b\n@300 1 up\n@400 tap c") == "ABc")
    #expect(try shift("@0 1 down shift\n@100 tap a\n@300 1 up") == .off)
  }

  @Test("a letter typed under shift stays upper case when shift lifts first")
  func shiftLiftsFirst() throws {
    #expect(try typed("@0 1 down shift\n@50 2 down a\n@90 1 up\n@140 2 up") == "A")
    #expect(
      try typed(
        "@0 1 down shift\n@50 2 down a\n@90 1 up\n@140 2 up", on: TestKeyboard.tablet()) == "A")
  }

  @Test("shift pressed while a letter is held does not change that letter")
  func shiftAfterLetter() throws {
    #expect(try typed("@0 1 down h\n@40 2 down shift\n@80 1 up\n@120 2 up\n@200 tap i") == "hI")
  }

  @Test("a drag from shift to a letter types it upper case and returns to lower case")
  func drag() throws {
    #expect(
      try typed("@0 1 down shift\n@100 1 move a\n@200 1 up\n@400 tap b") == "Ab")
  }

  @Test("a drag from shift and back types nothing")
  func dragBack() throws {
    #expect(
      try typed("@0 1 down shift\n@100 1 move a\n@200 1 move shift\n@300 1 up") == "")
  }

  @Test("a cancelled shift is as it was before")
  func cancelled() throws {
    #expect(try shift("@0 1 down shift\n@50 1 cancel") == .off)
    #expect(try shift("@0 tap shift\n@200 tap shift\n@900 1 down shift\n@950 1 cancel") == .locked)
  }

  @Test("shift that was tapped waits for a letter: a space does not use it up")
  func spaceKeepsShift() throws {
    #expect(try typed("@0 tap shift\n@400 tap space\n@800 tap a") == " A")
  }
}

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
