import StageCompositor
import Testing
import Wayland

@MainActor
struct InputMethodV1Tests {
  let desk: Desk
  let inputMethod: InputMethodV1
  let log = InputMethodLog()

  init() throws {
    desk = try Desk()
    let inputMethod = InputMethodV1(desk.connection) { [log] _ in log.mayRead }
    self.inputMethod = try #require(inputMethod)
    self.inputMethod.onEvent = { [log] in log.events.append($0) }
    try desk.settle()
  }

  func state(_ text: String?, cursor: UInt32 = 0, purpose: UInt32 = 0, language: String? = nil)
    -> InputMethodEvent
  {
    .state(
      FieldState(
        contentType: ContentType(dialect: .textInputV1, purpose: purpose),
        surroundingText: text.flatMap {
          SurroundingText(bytes: Array($0.utf8), cursor: cursor, anchor: cursor)
        }, preferredLanguage: language))
  }

  var sent: [String] {
    desk.requests("zwp_input_method_context_v1").map {
      "\($0.name) \($0.arguments.map(InputMethodV2Tests.short))"
    }
  }

  @Test func fieldIsToldWholeInItsOwnNumbers() throws {
    try desk.play { $0.inputMethodV1.focus(StageField("ab", purpose: 12)) }
    #expect(log.events == [.activated, state("ab", cursor: 2, purpose: 12)])
    try desk.play { $0.inputMethodV1.focus(nil) }
    #expect(log.events.last == .deactivated)
    #expect(!inputMethod.isActive)
  }

  @Test func stateThatIsNeverMadeWholeStillArrives() throws {
    try desk.play { stage in
      stage.inputMethodV1.commitsStates = false
      stage.inputMethodV1.focus(StageField("ab", purpose: 5))
    }
    #expect(log.events == [.activated, state("ab", cursor: 2, purpose: 5)])
  }

  @Test func passwordMayNotBeRead() throws {
    log.mayRead = false
    try desk.play { $0.inputMethodV1.focus(StageField("hunter2", purpose: 8)) }
    #expect(log.events == [.activated, state(nil, purpose: 8)])
  }

  @Test func preferredLanguageIsTold() throws {
    try desk.play { stage in
      stage.inputMethodV1.focus(StageField(tellsSurroundingText: false))
      stage.inputMethodV1.send("preferred_language", .string("de-CH"))
      stage.inputMethodV1.send("commit_state", .uint(9))
    }
    #expect(log.events.last == state(nil, language: "de-CH"))
  }

  @Test func nextFieldTakesOver() throws {
    try desk.play { $0.inputMethodV1.focus(StageField("first")) }
    log.events = []
    try desk.play { $0.inputMethodV1.focus(StageField("second")) }
    #expect(log.events == [.deactivated, .activated, state("second", cursor: 6)])
    inputMethod.apply(TextEdit(commit: "!"))
    try desk.settle()
    #expect(try desk.play { $0.inputMethodV1.field?.text } == "second!")
    #expect(desk.stage.requests("zwp_input_method_context_v1", "destroy").count == 1)
  }

  @Test func deletionIsSentBeforeTheTextItGoesWith() throws {
    try desk.play { $0.inputMethodV1.focus(StageField("漢 teh")) }
    inputMethod.apply(TextEdit(deleteBefore: 3, commit: "the"))
    try desk.settle()
    inputMethod.apply(TextEdit(deleteBefore: 3))
    try desk.settle()
    #expect(
      sent.dropFirst() == [
        "delete_surrounding_text [\"-3\", \"3\"]", "commit_string [\"1\", \"the\"]",
        "delete_surrounding_text [\"-3\", \"3\"]", "commit_string [\"2\", \"\"]",
      ])
    #expect(try desk.play { $0.inputMethodV1.field?.text } == "漢 ")
    #expect(try desk.play { $0.inputMethodV1.staleSerials } == [])
  }

  @Test func preeditIsStyledFirstAndTakenAway() throws {
    try desk.play { $0.inputMethodV1.focus(StageField()) }
    inputMethod.apply(TextEdit(preedit: Preedit("né", cursor: 1..<1, style: .highlight)))
    inputMethod.apply(TextEdit())
    inputMethod.apply(TextEdit())
    try desk.settle()
    #expect(
      sent.dropFirst() == [
        "preedit_styling [\"0\", \"3\", \"4\"]", "preedit_cursor [\"1\"]",
        "preedit_string [\"1\", \"né\", \"né\"]", "preedit_string [\"1\", \"\", \"\"]",
      ])
    #expect(try desk.play { $0.inputMethodV1.field?.preedit } == "")
  }

  @Test func keysLanguageAndModifiers() throws {
    try desk.play { $0.inputMethodV1.focus(StageField("ab")) }
    inputMethod.keysym(0xff08, isPressed: true, time: 5)
    inputMethod.keysym(0xff08, isPressed: false, time: 6)
    inputMethod.key(28, isPressed: true, time: 7)
    inputMethod.language = "tr"
    try desk.settle()
    #expect(
      sent == [
        "modifiers_map [\"?\"]", "keysym [\"1\", \"5\", \"65288\", \"1\", \"0\"]",
        "keysym [\"1\", \"6\", \"65288\", \"0\", \"0\"]", "key [\"1\", \"7\", \"28\", \"1\"]",
        "language [\"1\", \"tr\"]",
      ])
    #expect(try desk.play { $0.inputMethodV1.field?.text } == "a")
    let map = desk.stage.requests("zwp_input_method_context_v1", "modifiers_map").first
    #expect(map?.arguments == [.array(Array("Shift\0Control\0Mod1\0Mod4\0".utf8))])
  }

  @Test func eachFieldIsToldTheLanguageOnceAndWhenItIsAnother() throws {
    inputMethod.language = "de-CH"
    for text in ["first", "second"] {
      try desk.play { $0.inputMethodV1.focus(StageField(text)) }
      try desk.play { $0.inputMethodV1.tellState() }
    }
    inputMethod.language = "fr"
    try desk.settle()
    let told = desk.stage.requests("zwp_input_method_context_v1", "language")
    #expect(told.map { $0.arguments.last?.string } == ["de-CH", "de-CH", "fr"])
  }

  @Test func longTextGoesInPieces() throws {
    try desk.play { $0.inputMethodV1.focus(StageField(tellsSurroundingText: false)) }
    let text = String(repeating: "añ漢 ", count: 2000)
    inputMethod.apply(TextEdit(commit: text, preedit: Preedit(text)))
    try desk.settle()
    #expect(try desk.play { $0.inputMethodV1.field?.text } == text)
  }

  @Test func withoutAFieldNothingIsSent() throws {
    inputMethod.apply(TextEdit(commit: "a"))
    inputMethod.keysym(0x61, isPressed: true, time: 0)
    try desk.settle()
    #expect(sent.isEmpty)
  }
}
