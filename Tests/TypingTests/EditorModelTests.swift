import Layouts
import TextTraits
import Testing
import TypingTestSupport

@testable import Typing

@Suite("Reports of the field")
struct EditorModelTests {
  private var player = TypingPlayer(editor: ModelEditor("one two"), traits: .plain)

  /// A state that knows what the field holds, without an editor behind it.
  private func state(
    _ text: String, cursor: Int? = nil, capabilities: Capabilities = Capabilities()
  ) -> TypingState {
    var state = TypingState()
    _ = state.apply(.keyboard(TestKeyboard.phone()), now: .milliseconds(0))
    _ = state.apply(
      .focus(Field(traits: .plain, capabilities: capabilities)), now: .milliseconds(0))
    let report = EditorReport(text: text, cursor: cursor ?? text.utf8.count)
    _ = state.apply(.report(report), now: .milliseconds(0))
    return state
  }

  private func press(_ ids: String..., in state: inout TypingState, at time: Int64) {
    for id in ids { _ = state.apply(.selectKey(id), now: .milliseconds(time)) }
  }

  @Test("the field's text, caret and selection are mirrored")
  mutating func mirrored() {
    player.change { $0.place(caret: 3, anchor: 5) }
    let text = player.state.editor.text
    #expect(text.before == "one")
    #expect(text.selected == " t")
    #expect(text.after == "wo")
    #expect(text.caretLeads)
  }

  @Test("own edits are believed before any report, a report of what was is late")
  func late() {
    var state = state("one")
    press("space", "t", "w", in: &state, at: 1_000)
    #expect(state.editor.text.before == "one tw")
    _ = state.apply(.report(EditorReport(text: "one ", cursor: 4)), now: .milliseconds(1_050))
    #expect(state.editor.text.before == "one tw")
    _ = state.apply(.report(EditorReport(text: "one tw", cursor: 6)), now: .milliseconds(1_100))
    #expect(state.editor.text.before == "one tw")
    #expect(state.nextWake == nil)
  }

  @Test("a late report that no better one follows is the truth after all")
  func lateIsTrue() {
    var state = state("one")
    press("t", in: &state, at: 1_000)
    _ = state.apply(.report(EditorReport(text: "one", cursor: 3)), now: .milliseconds(1_050))
    #expect(state.nextWake == .milliseconds(2_000))
    _ = state.apply(.wake, now: .milliseconds(2_000))
    #expect(state.editor.text.before == "one")
  }

  /// Firefox answers to several words at once with the text before the first of them, and tells
  /// nothing more (seen on a busy machine).
  @Test("a field whose reports cannot be relied on is not believed an older text, however late")
  func lateForGood() {
    var state = state("one", capabilities: Capabilities(reportsReliably: false))
    press("space", "t", in: &state, at: 1_000)
    for time in [1_050, 3_000] {
      _ = state.apply(
        .report(EditorReport(text: "one", cursor: 3)), now: .milliseconds(Int64(time)))
      #expect(state.nextWake == nil)
      #expect(state.editor.text.before == "one t")
    }
    // Somebody else's doing is the truth, and so is what was never typed.
    _ = state.apply(
      .report(EditorReport(text: "one", cursor: 3, isOthersDoing: true)), now: .milliseconds(3_100))
    #expect(state.editor.text.before == "one")
    press("t", in: &state, at: 4_000)
    _ = state.apply(.report(EditorReport(text: "two", cursor: 3)), now: .milliseconds(4_050))
    #expect(state.editor.text.before == "two")
  }

  @Test("a report of what nobody typed is the truth at once")
  func changed() {
    var state = state("one")
    press("t", in: &state, at: 1_000)
    _ = state.apply(.report(EditorReport(text: "", cursor: 0)), now: .milliseconds(1_010))
    #expect(state.editor.text.before == "")
    #expect(state.editor.typed == "")
  }

  @Test("the person's move of the caret counts once the last edit is confirmed")
  func moved() {
    var state = state("one")
    press("t", in: &state, at: 1_000)
    _ = state.apply(.report(EditorReport(text: "onet", cursor: 4)), now: .milliseconds(1_010))
    _ = state.apply(.report(EditorReport(text: "onet", cursor: 1)), now: .milliseconds(1_020))
    #expect(state.editor.text.before == "o")
    #expect(state.editor.text.after == "net")
  }

  @Test(
    "offsets outside the text or within a character are not believed",
    arguments: [(-1, -1), (99, 99), (1, 1), (0, 77), (Int.max, Int.min)])
  func wrongOffsets(cursor: Int, anchor: Int) {
    var state = state("漢字")
    _ = state.apply(
      .report(EditorReport(text: "漢字", cursor: cursor, anchor: anchor)),
      now: .milliseconds(5_000))
    #expect(state.editor.text.before + state.editor.text.after == "漢字")
  }

  @Test("offsets that count characters are understood, and deletions go by key from then on")
  func characters() {
    var state = state("")
    _ = state.apply(.report(EditorReport(text: "é", cursor: 1)), now: .milliseconds(100))
    #expect(state.editor.text.before == "é")
    #expect(state.editor.miscountsDeletions)
    #expect(!state.submission.deletesText)
  }

  @Test("a report in another normal form is of the same text, and its bytes count")
  func normalForms() throws {
    var state = state("caf")
    _ = state.apply(.selectKey("e"), now: .milliseconds(1_000))
    _ = state.apply(
      .report(EditorReport(text: "cafe\u{301}", cursor: 6)), now: .milliseconds(1_010))
    let effects = state.apply(.selectKey("delete"), now: .milliseconds(2_000))
    #expect(
      effects.contains { if case .edit(.deleteBackward("e\u{301}")) = $0 { true } else { false } })
    let edit = try #require(
      effects.compactMap { if case .edit(let edit) = $0 { edit } else { nil } }.first)
    #expect(state.submission.requests(for: edit) == [.text(.init(deleteBefore: 3))])
  }

  @Test("a report cut at 4,000 bytes is of the same long text")
  func cut() throws {
    let long = String(repeating: "naïve text. ", count: 800)
    var player = TypingPlayer(
      editor: ModelEditor(long, misbehavior: .cutsReports), traits: TextInputTraits())
    try player.play("@0 type you  go\n+0 tap delete\n+100 tap delete")
    #expect(player.editor.text == long + "You. ")
    #expect(player.state.editor.text.startIsKnown == false)
  }

  @Test("a few bytes that happen to be alike are not of the same text")
  func fewBytes() {
    let known = EditorText(before: "a long text that ends in x")
    #expect(!known.agrees(with: EditorText(before: "x")))
    let long = String(repeating: "words and ", count: 10)
    #expect(EditorText(before: "more " + long).agrees(with: EditorText(before: long)))
  }

  @Test("within a long cut text the caret moves and deletes as anywhere")
  func withinCut() throws {
    let long = String(repeating: "word ", count: 3_000)
    var player = TypingPlayer(
      editor: ModelEditor(long, misbehavior: .cutsReports), traits: .plain)
    player.change { $0.place(caret: 7_500) }
    try player.play("@0 type ab\n+0 tap delete\n+0 1 down space\n+600 1 move space+-16,0\n+0 1 up")
    try player.play("@0 tap delete")
    #expect(player.editor.text.utf8.count == long.utf8.count)
    #expect(player.editor.cursor == 7_498)
  }

  @Test("a secret field's text is dropped unread, and nothing of what is typed is kept")
  func secret() throws {
    var traits = TextInputTraits()
    traits.isSensitive = true
    var player = TypingPlayer(editor: ModelEditor("hunter2"), traits: traits)
    try player.play("@0 type abc\n+0 tap delete")
    #expect(player.editor.text == "hunter2ab")
    #expect(player.state.editor.before == "")
    #expect(player.state.editor.typed == "")
    #expect(player.state.editor.text.after == "")
  }

  @Test("a field that becomes secret is forgotten at once")
  func becomesSecret() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 type abc")
    var traits = TextInputTraits()
    traits.isSecureTextEntry = true
    player.apply(.fieldChanged(Field(traits: traits)))
    #expect(player.state.editor.before == "")
    #expect(player.state.editor.typed == "")
  }

  @Test("another field begins with nothing of the one before")
  mutating func anotherField() throws {
    try player.play("@0 type a ")
    player.apply(.focus(Field(traits: .plain)))
    #expect(player.state.editor == EditorModel())
  }
}

@Suite("Fields that misbehave")
struct MisbehaviorTests {
  /// Scripts of typing that must give the same text in every field that can show it.
  static let scripts: [(script: String, text: String)] = [
    ("@0 type hello world", "Hello world"),
    ("@0 type hi  you", "Hi. You"),
    ("@0 type abc\n+0 tap delete\n+90 tap delete\n+90 tap d", "Ad"),
    ("@0 type caf\n+0 1 down e\n+500 1 move e+66,-30\n+50 1 up\n+90 tap delete\n+90 tap e", "Cafe"),
    ("@0 type ab\n+0 tap 123\n+0 tap -\n+90 tap -\n+90 tap 5", "Ab—5"),
    ("@0 type a b\n+0 1 down delete\n+700 1 up\n+90 type x", "X"),
    ("@0 type one two\n+0 1 down space\n+600 1 move space+-24,0\n+40 1 up\n+90 type x", "One xtwo"),
  ]

  @Test(
    "the same script gives the same text",
    arguments: Misbehavior.allCases, Array(scripts.indices))
  func sameText(misbehavior: Misbehavior, index: Int) throws {
    let (script, text) = Self.scripts[index]
    var player = TypingPlayer(
      editor: ModelEditor(misbehavior: misbehavior), capabilities: capabilities(misbehavior))
    try player.play(script)
    player.wait(2_000)
    #expect(player.editor.visible == text)
    #expect(player.editor.faults == [])
  }

  @Test("a word is corrected in every field alike", arguments: Misbehavior.allCases)
  func corrected(misbehavior: Misbehavior) throws {
    let words = WordList(corrections: ["teh": "the", "Teh": "The"])
    var player = TypingPlayer(
      editor: ModelEditor(misbehavior: misbehavior), capabilities: capabilities(misbehavior),
      words: words)
    try player.play("@0 type teh teh. teh")
    player.wait(2_000)
    #expect(player.editor.visible == "The the. Teh")
    #expect(player.editor.faults == [])
  }

  @Test("a field that drops deletions without notice is put right and known from then on")
  func learned() throws {
    var editor = ModelEditor(misbehavior: .dropsDeletions)
    var state = TypingState()
    var now: Int64 = 0
    func run(_ event: TypingEvent) {
      now += 100
      var events = [event]
      while let next = events.first {
        events.removeFirst()
        for case .edit(let edit) in state.apply(next, now: .milliseconds(now)) {
          state.submission.requests(for: edit).forEach { editor.perform($0) }
          events.append(.report(editor.truth))
        }
      }
    }
    run(.keyboard(TestKeyboard.phone()))
    run(.focus(Field(traits: .plain)))
    run(.report(editor.truth))
    for id in ["h", "i", "space", "space"] { run(.selectKey(id)) }
    #expect(editor.text == "hi. ")
    #expect(state.editor.miscountsDeletions)
    for id in ["delete", "space", "space", "a"] { run(.selectKey(id)) }
    #expect(editor.text == "hi.  a")
  }

  private func capabilities(_ misbehavior: Misbehavior) -> Capabilities {
    switch misbehavior {
    case .reportsNothing, .dropsDeletions: Capabilities(hasSurroundingText: false)
    default: Capabilities()
    }
  }
}
