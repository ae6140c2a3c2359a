import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Space and punctuation")
struct SpaceTests {
  private func typed(
    _ script: String, text: String = "", traits: TextInputTraits = .plain,
    language: String = "en", settings: TypingSettings = TypingSettings()
  ) throws -> String {
    var player = TypingPlayer(
      TestKeyboard.phone(type: traits.keyboardType, language: language),
      editor: ModelEditor(text), traits: traits, settings: settings)
    try player.play(script)
    return player.editor.visible
  }

  @Test("two spaces after a word become a period and a space, and the next letter a capital")
  func doubleSpace() throws {
    #expect(try typed("@0 type hi  you", traits: TextInputTraits()) == "Hi. You")
  }

  @Test("the second space may come within three seconds, and not later")
  func window() throws {
    #expect(try typed("@0 type hi\n@1000 tap space\n@4000 tap space") == "hi. ")
    #expect(try typed("@0 type hi\n@1000 tap space\n@4051 tap space") == "hi  ")
  }

  @Test("three spaces are a period and two spaces")
  func thirdSpace() throws { #expect(try typed("@0 type hi   ") == "hi.  ") }

  @Test("after a stop or at the beginning there is no period")
  func conditions() throws {
    #expect(try typed("@0 type   ") == "  ")
    for mark in [".", "?", "!", ","] {
      let script = "@0 type hi\n+0 tap 123\n+0 tap \(mark)\n+0 tap space\n+90 tap space"
      #expect(try typed(script) == "hi\(mark)  ")
    }
  }

  @Test("a key or a tap into the text between the spaces prevents the period")
  func interrupted() throws {
    #expect(try typed("@0 type hi a\n+0 tap delete\n+0 tap space") == "hi  ")
    var player = TypingPlayer(editor: ModelEditor("one two"), traits: .plain)
    try player.play("@0 tap space\nwait 900")
    player.change { $0.place(caret: 4) }
    try player.play("@0 tap space")
    #expect(player.editor.text == "one  two ")
  }

  @Test("a space that the keyboard did not type is never removed")
  func notOurs() throws {
    #expect(try typed("@0 tap space\n+90 tap space", text: "hi ") == "hi   ")
  }

  @Test(
    "the period is for prose: not in addresses, terminals, passwords, nor without the setting")
  func whereItIs() throws {
    var traits = TextInputTraits.plain
    traits.keyboardType = .url
    #expect(try typed("@0 type hi  ", traits: traits) == "hi  ")
    traits = .plain
    traits.isTerminal = true
    #expect(try typed("@0 type hi  ", traits: traits) == "hi  ")
    traits = .plain
    traits.isSecureTextEntry = true
    #expect(try typed("@0 type hi  ", traits: traits) == "hi  ")
    var settings = TypingSettings()
    settings.doubleSpacePeriod = false
    #expect(try typed("@0 type hi  ", settings: settings) == "hi  ")
  }

  @Test(
    "straight quotes become those of the language",
    arguments: [("en", "“a” "), ("de", "„a“ "), ("fr", "«a» "), ("de-CH", "«a» ")])
  func quotes(language: String, expected: String) throws {
    let script = "@0 tap 123\n+0 tap \"\n+0 tap abc\n+0 tap a\n+0 tap 123\n+0 tap \"\n+0 tap space"
    #expect(try typed(script, language: language) == expected)
  }

  @Test("a mark chosen from a callout is typed as it is")
  func literal() throws {
    let script = "@0 tap 123\n+0 1 down \"\n+500 1 move \"+-30,-20\n+50 1 up"
    #expect(try typed(script) == "„")
    let straight = "@0 tap 123\n+0 1 down ;\n+500 1 move ;+39,-20\n+50 1 up"
    #expect(try typed(straight) == "'")
  }

  @Test("two hyphens become a dash, three periods an ellipsis")
  func dashes() throws {
    #expect(try typed("@0 tap 123\n+0 tap -\n+0 tap -") == "—")
    #expect(try typed("@0 tap 123\n+0 tap .\n+0 tap .\n+0 tap .") == "…")
  }

  @Test("a hyphen that was there before is not taken into a dash")
  func foreignHyphen() throws {
    #expect(try typed("@0 tap 123\n+0 tap -", text: "a-") == "a--")
    #expect(try typed("@0 tap 123\n+0 tap .\n+0 tap .", text: ".") == "...")
  }

  @Test("the field's own word on smart punctuation counts")
  func traits() throws {
    var traits = TextInputTraits.plain
    traits.smartDashesType = .no
    traits.smartQuotesType = .no
    #expect(try typed("@0 tap 123\n+0 tap -\n+0 tap -\n+0 tap \"", traits: traits) == "--\"")
    traits = .plain
    traits.keyboardType = .asciiCapable
    #expect(try typed("@0 tap 123\n+0 tap -\n+0 tap -", traits: traits) == "--")
    traits.smartDashesType = .yes
    #expect(try typed("@0 tap 123\n+0 tap -\n+0 tap -", traits: traits) == "—")
  }
}

@Suite("Delete")
struct DeleteTests {
  private func after(_ script: String, _ text: String) throws -> String {
    var player = TypingPlayer(editor: ModelEditor(text), traits: .plain)
    try player.play(script)
    #expect(player.editor.faults == [])
    return player.editor.text
  }

  @Test(
    "one delete takes one grapheme, however many characters it is written with",
    arguments: [
      "é", "e\u{301}", "漢", "🇩🇪", "👨‍👩‍👧‍👦", "👋🏽", "❤️", "ก็", "नि", "각", "a\u{301}\u{323}", "1️⃣",
    ])
  func grapheme(text: String) throws {
    #expect(try after("@0 tap delete", "x" + text) == "x")
  }

  @Test("held, it repeats after 500 ms, every 80 ms")
  func repeats() throws {
    let text = String(repeating: "a", count: 40)
    #expect(try after("@0 1 down delete\n@499 1 up", text).count == 39)
    #expect(try after("@0 1 down delete\n@500 1 up", text).count == 38)
    #expect(try after("@0 1 down delete\n@579 1 up", text).count == 38)
    #expect(try after("@0 1 down delete\n@580 1 up", text).count == 37)
  }

  @Test("after 20 characters it takes words, every 250 ms")
  func words() throws {
    let text = "one two three " + String(repeating: "x", count: 22)
    // 20 characters: one at once, 19 repeats, the last at 500 + 18 × 80 = 1940 ms.
    #expect(try after("@0 1 down delete\n@1940 1 up", text) == "one two three xx")
    #expect(try after("@0 1 down delete\n@2189 1 up", text) == "one two three xx")
    #expect(try after("@0 1 down delete\n@2190 1 up", text) == "one two three ")
    #expect(try after("@0 1 down delete\n@2440 1 up", text) == "one two ")
    #expect(try after("@0 1 down delete\n@2690 1 up", text) == "one ")
  }

  @Test("a stall of the program erases one character, not all that were due")
  func stall() {
    var state = TypingState()
    let keyboard = TestKeyboard.phone()
    _ = state.apply(.keyboard(keyboard), now: .milliseconds(0))
    _ = state.apply(.focus(Field()), now: .milliseconds(0))
    let text = EditorReport(text: "abcdefghij", cursor: 10)
    _ = state.apply(.report(text), now: .milliseconds(0))
    let delete = keyboard.layers[.letters]?.first { $0.key.action == .delete }?.frame.center
    _ = state.apply(
      .touch(.down(TouchID(rawValue: 1), delete ?? Point(x: 0, y: 0))), now: .milliseconds(0))
    _ = state.apply(.wake, now: .milliseconds(5_000))
    #expect(state.editor.text.before == "abcdefgh")
  }

  @Test("a selection goes first, as a whole")
  func selection() throws {
    var player = TypingPlayer(editor: ModelEditor("one two three"), traits: .plain)
    player.change { $0.place(caret: 7, anchor: 4) }
    try player.play("@0 tap delete")
    #expect(player.editor.text == "one  three")
    try player.play("@90 tap delete")
    #expect(player.editor.text == "one three")
  }

  @Test("new touches while it repeats are ignored, before that they count")
  func ignoresTouches() throws {
    #expect(
      try after("@0 1 down delete\n@600 tap q\n@700 1 up", "abcdef").contains("q") == false)
    #expect(try after("@0 1 down delete\n@100 2 down q\n@150 1 up\n@900 2 up", "abc") == "abq")
  }

  @Test("dragged outside it stops")
  func outside() throws {
    #expect(try after("@0 1 down delete\n@100 1 move 300,-60\n@3000 1 up", "abcdef") == "abcde")
  }

  @Test("where nothing is known of the text it goes by key")
  func byKey() throws {
    var player = TypingPlayer(
      editor: ModelEditor("héé", misbehavior: .reportsNothing), traits: .plain,
      capabilities: Capabilities(hasSurroundingText: false))
    try player.play("@0 tap delete\n+90 tap delete")
    #expect(player.editor.text == "h")
    #expect(player.requests == Array(repeating: .key(KeyStroke(.backspace)), count: 2))
  }

  @Test("in a terminal and in a secret field it goes by key")
  func plainFields() throws {
    var terminal = TextInputTraits()
    terminal.isTerminal = true
    var secret = TextInputTraits()
    secret.isSecureTextEntry = true
    for traits in [terminal, secret] {
      var player = TypingPlayer(editor: ModelEditor(), traits: traits)
      try player.play("@0 type ab\n+0 tap delete")
      #expect(player.editor.text == "a")
      #expect(player.requests.last == .key(KeyStroke(.backspace)))
    }
  }
}
