import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Space as a trackpad")
struct TrackpadTests {
  private func play(
    _ script: String, text: String = "one two\nthree", traits: TextInputTraits = .plain
  ) throws -> TypingPlayer {
    var player = TypingPlayer(editor: ModelEditor(text), traits: traits)
    try player.play(script)
    return player
  }

  @Test("held for 500 ms it moves the caret, and types nothing")
  func begins() throws {
    let player = try play("@0 1 down space\n@499 1 move space+1,0")
    #expect(!player.state.presentation.isMovingCaret)
    let held = try play("@0 1 down space\n@500 1 move space+1,0")
    #expect(held.state.presentation.isMovingCaret)
    #expect(try play("@0 1 down space\n@600 1 up").editor.text == "one two\nthree")
  }

  @Test("one grapheme each 8, both ways")
  func steps() throws {
    #expect(try play("@0 1 down space\n@600 1 move space+-15,0").editor.cursor == 12)
    #expect(try play("@0 1 down space\n@600 1 move space+-16,0").editor.cursor == 11)
    #expect(
      try play("@0 1 down space\n@600 1 move space+-24,0\n@700 1 move space+-8,0")
        .editor.cursor == 12)
    #expect(try play("@0 1 down space\n@600 1 move space+-8,0", text: "a👨‍👩‍👧‍👦").editor.cursor == 1)
  }

  @Test("lines up and down where the text is known, at the same column")
  func lines() throws {
    #expect(try play("@0 1 down space\n@600 1 move space+0,-24").editor.cursor == 5)
    #expect(
      try play("@0 1 down space\n@600 1 move space+0,-24\n@700 1 move space+0,0")
        .editor.cursor == 13)
  }

  @Test("no arrow key leaves a field whose end is known")
  func ends() throws {
    let player = try play("@0 1 down space\n@600 1 move space+80,-80", text: "ab")
    #expect(player.requests.isEmpty)
  }

  @Test("the tap of a second finger begins to select, another ends it")
  func selecting() throws {
    var player = try play("@0 1 down space\n@600 tap q\n@700 1 move space+-24,0")
    #expect(player.editor.selected == "ree")
    #expect(player.state.presentation.isSelecting)
    #expect(player.editor.text == "one two\nthree")
    try player.play("@0 tap q\n@60 1 up\n@200 tap delete")
    #expect(player.editor.text == "one two\nth")
  }

  @Test("where nothing is known it goes by arrow keys, sideways alone")
  func unknown() throws {
    var player = TypingPlayer(
      editor: ModelEditor("ab\ncd", misbehavior: .reportsNothing), traits: .plain,
      capabilities: Capabilities(hasSurroundingText: false))
    try player.play("@0 1 down space\n@600 1 move space+-16,-48\n@700 1 up")
    #expect(player.editor.cursor == 3)
  }

  @Test("in text that reads from right to left the left is forwards")
  func rightToLeft() throws {
    var player = TypingPlayer(editor: ModelEditor("שלום"), traits: .plain)
    player.change { $0.place(caret: 0) }
    try player.play("@0 1 down space\n@600 1 move space+-8,0")
    #expect(player.requests == [.key(KeyStroke(.arrow(.left)))])
    #expect(player.state.editor.text.before == "ש")
  }

  @Test("a quick slide along the space bar is no hold")
  func quickSlide() throws {
    let player = try play("@0 1 down space\n@100 1 move space+60,0\n@900 1 up", text: "a")
    #expect(player.editor.text == "a ")
  }

  @Test("shift follows the caret")
  func shift() throws {
    var player = try play(
      "@0 1 down space\n@600 1 move space+-8,0\n@700 1 up", text: "Hi. a", traits: TextInputTraits()
    )
    #expect(player.state.presentation.shift == .on)
    try player.play("@0 type b")
    #expect(player.editor.text == "Hi. Ba")
  }
}
