import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

/// Shift where the field changes under the fingers, or tells nothing.
@Suite("Shift, at its edges")
struct ShiftEdgeTests {
  private func shift(
    _ text: String = "", _ script: String, misbehavior: Misbehavior? = nil,
    isMultiline: Bool? = nil
  ) throws -> ShiftState {
    var traits = TextInputTraits()
    traits.isMultiline = isMultiline
    var player = TypingPlayer(
      editor: ModelEditor(text, misbehavior: misbehavior), traits: traits,
      capabilities: Capabilities(hasSurroundingText: misbehavior == nil))
    try player.play(script)
    return player.state.presentation.shift
  }

  @Test("held where it was on already, it shows that letters are capitals")
  func heldWhereOn() throws {
    #expect(try shift("", "@0 1 down shift") == .off)
    #expect(try shift("", "@0 1 down shift\n@400 2 down q") == .on)
  }

  @Test("turned off by hand, it comes back where the caret has moved to another beginning")
  func movedCaret() throws {
    #expect(try shift("a. b. ", "@0 tap shift") == .off)
    #expect(
      try shift("a. b. ", "@0 tap shift\n@400 1 down space\n@1000 1 move space+-24,0\n@1100 1 up")
        == .on)
  }

  @Test(
    "a field that was emptied while shift was held wants a capital once the touch is taken away")
  func emptiedMeanwhile() throws {
    var player = TypingPlayer(editor: ModelEditor("x"))
    #expect(player.state.presentation.shift == .off)
    try player.play("@0 1 down shift")
    player.change { $0 = ModelEditor("") }
    try player.play("@100 1 cancel")
    #expect(player.state.presentation.shift == .on)
  }

  @Test("a late report that turns out true is followed")
  func lateReport() {
    var state = TypingState()
    _ = state.apply(.keyboard(TestKeyboard.phone()), now: .milliseconds(0))
    _ = state.apply(
      .focus(Field(traits: TextInputTraits(), capabilities: Capabilities())),
      now: .milliseconds(0))
    let before = EditorReport(text: "Hi. ", cursor: 4)
    _ = state.apply(.report(before), now: .milliseconds(0))
    _ = state.apply(.selectKey("a"), now: .milliseconds(100))
    #expect(state.presentation.shift == .off)
    _ = state.apply(.report(before), now: .milliseconds(200))
    #expect(state.presentation.shift == .off, "it may be late")
    _ = state.apply(.wake, now: .milliseconds(2_000))
    #expect(state.presentation.shift == .on)
  }

  @Test("where nothing is known of the text before the caret there is no capital")
  func unknown() throws {
    let away = "@0 type ab\n+0 1 down space\n+600 1 move space+-80,0\n+50 1 up"
    #expect(try shift("", away, misbehavior: .reportsNothing) == .off)
  }

  @Test("return begins a line with a capital, but in a field of one line it submits")
  func lines() throws {
    let script = "@0 type ab\n+0 tap return"
    #expect(try shift("", script, misbehavior: .reportsNothing) == .on)
    #expect(try shift("", script, misbehavior: .reportsNothing, isMultiline: true) == .on)
    #expect(try shift("", script, misbehavior: .reportsNothing, isMultiline: false) == .off)
  }

  @Test("held, it goes with arrows and tab")
  func withKeys() throws {
    var player = TypingPlayer(TestKeyboard.terminal(), traits: .plain)
    try player.play("@0 1 down shift\n@100 tap right\n@300 tap tab\n@500 1 up")
    #expect(
      player.requests == [
        .key(KeyStroke(.arrow(.right), shift: true)), .key(KeyStroke(.tab, shift: true)),
      ])
  }
}
