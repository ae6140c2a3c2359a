import Testing

@testable import Wayland

struct TextTests {
  @Test func surroundingTextIsCutAtTheSelection() throws {
    let text = try #require(
      SurroundingText(bytes: Array("grüß dich".utf8), cursor: 11, anchor: 7))
    #expect(text.before == "grüß ")
    #expect(text.selection == "dich")
    #expect(text.after == "")
    let turned = SurroundingText(bytes: Array("grüß dich".utf8), cursor: 7, anchor: 11)
    #expect(turned?.selection == "dich")
  }

  @Test func fourThousandBytesAreAllowed() {
    let bytes = [UInt8](repeating: 0x61, count: 4000)
    #expect(SurroundingText(bytes: bytes, cursor: 4000, anchor: 4000) != nil)
    #expect(SurroundingText(bytes: bytes + [0x61], cursor: 0, anchor: 0) == nil)
  }

  @Test(arguments: [
    ("", []), ("abc", ["abc"]), ("abcde", ["abcd", "e"]), ("aéb漢", ["aéb", "漢"]),
    ("a\0b", ["ab"]), ("漢漢", ["漢", "漢"]),
    // A flag is one character of 8 bytes, cut only because it does not fit at all.
    ("x🇩🇪", ["x", "🇩", "🇪"]),
  ])
  func piecesFitAndJoinToTheWhole(text: String, pieces: [String]) {
    #expect(WireText.pieces(text, limit: 4) == pieces)
  }

  @Test func editKnowsNoNegativeLengths() {
    let edit = TextEdit(deleteBefore: -3, deleteAfter: -1)
    #expect(edit.deleteBefore == 0)
    #expect(!edit.deletes)
  }

  @Test func bufferAsksPermissionWithTheWholeContentType() {
    var buffer = FieldBuffer(.textInputV3)
    buffer.activate()
    "hunter2".withCString { buffer.setSurroundingText($0, cursor: 7, anchor: 7) }
    // The content type may come after the text.
    buffer.setContentType(purpose: 0, hints: 0x40)
    var asked: [ContentType] = []
    let events = buffer.apply {
      asked.append($0)
      return false
    }
    #expect(asked == [ContentType(dialect: .textInputV3, purpose: 0, hints: 0x40)])
    guard case .state(let state)? = events.last else {
      Issue.record("no state")
      return
    }
    #expect(state.surroundingText == nil)
  }

  @Test func textDoesNotDescribeItself() throws {
    let surrounding = try #require(
      SurroundingText(bytes: Array("hunter2".utf8), cursor: 7, anchor: 7))
    let state = FieldState(
      contentType: ContentType(dialect: .textInputV3), surroundingText: surrounding)
    let edit = TextEdit(commit: "hunter2", preedit: Preedit("hunter2"))
    var dumped = ""
    dump(InputMethodEvent.state(state), to: &dumped)
    dump(edit, to: &dumped)
    for line in [
      "\(InputMethodEvent.state(state))", String(reflecting: state), "\(edit)",
      String(reflecting: edit), dumped,
    ] {
      #expect(!line.contains("hunter2"))
    }
    #expect("\(surrounding)" == "SurroundingText(7 bytes, cursor 7, anchor 7)")
  }
}
