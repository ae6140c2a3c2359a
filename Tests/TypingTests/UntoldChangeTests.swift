import TextTraits
import Testing
import Typing
import TypingTestSupport

/// GTK 4 does not tell what keys and applications do to the text until text is committed.
@Suite("Changes that the field does not tell")
struct UntoldChangeTests {
  private let words = WordList(corrections: ["teh": "the", "Teh": "The"])

  private func player(
    _ text: String = "", isMultiline: Bool = true, capitals: Bool = true
  ) -> TypingPlayer {
    TypingPlayer(
      editor: ModelEditor(text, misbehavior: .tellsCommitsOnly, isMultiline: isMultiline),
      traits: capitals ? TextInputTraits() : .plain, words: words)
  }

  @Test("after return a line begins: with a capital, and its first word is corrected")
  func newLine() throws {
    var player = player()
    try player.typeText("teh end")
    try player.play("+500 tap return\n+300 type teh end")
    #expect(player.editor.text == "The end\nThe end")
  }

  @Test("what was to be told before return and comes after it is no answer to return")
  func lateAnswer() throws {
    var player = player()
    try player.typeText("teh end")
    try player.play("+500 tap return")
    for text in ["The ", "The end"] {
      player.apply(.report(EditorReport(text: text, cursor: text.utf8.count)))
    }
    try player.play("+1200 type teh end")
    #expect(player.editor.text == "The end\nThe end")
  }

  @Test("a message that return sent leaves an empty field: the next one begins so as well")
  func sent() throws {
    var player = player(isMultiline: false)
    try player.typeText("teh end")
    try player.play("+500 tap return")
    player.change { $0.set("") }
    try player.play("+300 type teh teh ")
    #expect(player.editor.text == "The the ")
  }

  @Test("emptied without a key, the first word is corrected all the same, and its beginning known")
  func emptied() throws {
    var player = player(capitals: false)
    try player.typeText("go home ")
    player.change { $0.set("") }
    try player.play("+300 type teh ")
    #expect(player.editor.text == "the ")
    #expect(player.state.editor.text.before == "the ")
  }

  @Test("a return that did nothing is found out, and nothing that stood there is changed")
  func ignored() throws {
    var player = player(isMultiline: false)
    try player.typeText("oh t")
    try player.play("+500 tap return\n+300 type eh ")
    #expect(player.editor.text.lowercased() == "oh teh ")
  }

  @Test("delete right after return is a key: what it takes is the field's to know")
  func deleteAfterReturn() throws {
    var player = player(isMultiline: false)
    try player.play("@0 type caf\n+0 1 down e\n+500 1 move e+66,-30\n+50 1 up")
    let text = player.editor.text
    try player.play("+500 tap return\n+300 tap delete")
    #expect(player.editor.text == String(text.dropLast()))
    #expect(player.editor.faults == [])
  }

  @Test("a touch may have moved the caret: nothing is offered or changed there until it is known")
  func touched() throws {
    var player = player(capitals: false)
    try player.typeText("see teh dog teh ")
    player.change { $0.place(caret: 7) }
    #expect(player.state.suggestions == [])
    try player.play("+300 tap delete")
    #expect(player.editor.text == "see th dog the ")
    #expect(player.requests.last == .key(KeyStroke(.backspace)))
  }

  @Test("what is typed there is corrected as anywhere, and nothing else is")
  func typedAfterTouch() throws {
    var player = player("see  teh", capitals: false)
    player.change { $0.place(caret: 4) }
    try player.play("+300 type teh ")
    #expect(player.editor.text == "see the  teh")
    player.change { $0.place(caret: 12) }
    try player.play("+300 tap space")
    #expect(player.editor.text == "see the  teh ")
  }

  @Test("a caret before text of the same letters is no emptied field")
  func notEmptied() throws {
    var player = TypingPlayer(editor: ModelEditor("tehx"), traits: .plain, words: words)
    try player.play("@0 type a teh")
    player.change { $0.set("teh teh") }
    player.change { $0.place(caret: 3) }
    try player.play("+300 tap space")
    #expect(player.editor.text == "teh  teh")
  }
}
