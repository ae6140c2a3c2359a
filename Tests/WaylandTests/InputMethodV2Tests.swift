import StageCompositor
import Testing
import Wayland

@MainActor
struct InputMethodV2Tests {
  let desk: Desk
  let inputMethod: InputMethodV2
  let log = InputMethodLog()

  init() throws {
    desk = try Desk()
    let inputMethod = InputMethodV2(desk.connection, seat: desk.seat) { [log] _ in log.mayRead }
    self.inputMethod = try #require(inputMethod)
    self.inputMethod.onEvent = { [log] in log.events.append($0) }
    try desk.settle()
  }

  func state(
    _ text: String?, cursor: UInt32 = 0, purpose: UInt32 = 0, hints: UInt32 = 0,
    cause: FieldState.ChangeCause = .other
  ) -> InputMethodEvent {
    .state(
      FieldState(
        contentType: ContentType(dialect: .textInputV3, purpose: purpose, hints: hints),
        surroundingText: text.flatMap {
          SurroundingText(bytes: Array($0.utf8), cursor: cursor, anchor: cursor)
        }, changeCause: cause))
  }

  /// The requests to the input method since the start, with their arguments.
  var sent: [String] {
    desk.requests("zwp_input_method_v2").map { "\($0.name) \($0.arguments.map(Self.short))" }
  }

  static func short(_ value: Value) -> String {
    value.string ?? value.number.map(String.init) ?? "?"
  }

  @Test func fieldIsToldWhole() throws {
    try desk.play { $0.inputMethodV2.focus(StageField("grüß", purpose: 6, hints: 4)) }
    #expect(log.events == [.activated, state("grüß", cursor: 6, purpose: 6, hints: 4)])
    #expect(inputMethod.isActive)
    try desk.play { $0.inputMethodV2.focus(nil) }
    #expect(log.events.last == .deactivated)
    #expect(!inputMethod.isActive)
  }

  @Test func nothingHoldsBeforeDone() throws {
    try desk.play { stage in
      stage.inputMethodV2.send("activate")
      stage.inputMethodV2.send("content_type", .uint(0), .uint(8))
    }
    #expect(log.events.isEmpty)
    #expect(!inputMethod.isActive)
    try desk.play { $0.inputMethodV2.sendDone() }
    #expect(log.events == [.activated, state(nil, purpose: 8, cause: .inputMethod)])
  }

  @Test func purposeThatChangesIsToldAtOnce() throws {
    try desk.play { $0.inputMethodV2.focus(StageField("a", purpose: 0)) }
    log.events = []
    try desk.play { stage in
      stage.inputMethodV2.field?.purpose = 2
      stage.inputMethodV2.tellState(cause: 1)
    }
    #expect(log.events == [state("a", cursor: 1, purpose: 2)])
  }

  @Test func fieldWithoutTextForgetsTheOldOnes() throws {
    try desk.play { $0.inputMethodV2.focus(StageField("secret of the first", purpose: 6)) }
    log.events = []
    try desk.play { $0.inputMethodV2.focus(StageField(tellsSurroundingText: false)) }
    #expect(log.events == [.deactivated, .activated, state(nil)])
  }

  @Test func tapOnTheFocusedFieldIsTold() throws {
    try desk.play { $0.inputMethodV2.focus(StageField("a")) }
    log.events = []
    try desk.play { $0.inputMethodV2.tellState(cause: 1) }
    #expect(log.events == [state("a", cursor: 1)])
  }

  @Test func activationAnewWithoutDeactivation() throws {
    try desk.play { $0.inputMethodV2.focus(StageField("a")) }
    log.events = []
    try desk.play { stage in
      stage.inputMethodV2.send("activate")
      stage.inputMethodV2.sendDone()
    }
    #expect(log.events == [.activated, state(nil, cause: .inputMethod)])
  }

  @Test func textThatMayNotBeReadIsNotThere() throws {
    log.mayRead = false
    try desk.play { $0.inputMethodV2.focus(StageField("hunter2", purpose: 8)) }
    #expect(log.events == [.activated, state(nil, purpose: 8)])
    // Once it may, only what comes from then on is read.
    log.mayRead = true
    log.events = []
    try desk.play { $0.inputMethodV2.sendDone() }
    #expect(log.events == [state(nil, purpose: 8, cause: .inputMethod)])
  }

  @Test(arguments: [
    ([UInt8(0x61), 0xFF, 0x62], UInt32(0), UInt32(0)), (Array("ü".utf8), 1, 1),
    (Array("abc".utf8), 4, 0), (Array("abc".utf8), 0, .max),
    ([UInt8](repeating: 0x61, count: 4001), 0, 0), ([0xED, 0xA0, 0x80], 0, 0),
  ])
  func nonsenseIsDropped(bytes: [UInt8], cursor: UInt32, anchor: UInt32) throws {
    try desk.play { stage in
      stage.inputMethodV2.send("activate")
      stage.inputMethodV2.send("surrounding_text", .bytes(bytes), .uint(cursor), .uint(anchor))
      stage.inputMethodV2.send("content_type", .uint(.max), .uint(4_000_000_000))
      stage.inputMethodV2.send("text_change_cause", .uint(77))
      stage.inputMethodV2.sendDone()
    }
    #expect(log.events == [.activated, state(nil, purpose: 4_000_000_000, hints: .max)])
  }

  @Test func eventsInAnyOrderDoNoHarm() throws {
    try desk.play { stage in
      stage.inputMethodV2.sendDone()
      stage.inputMethodV2.send("deactivate")
      stage.inputMethodV2.sendDone()
      stage.inputMethodV2.send("surrounding_text", .string("x"), .uint(0), .uint(0))
      stage.inputMethodV2.sendDone()
    }
    #expect(log.events.isEmpty)
    inputMethod.apply(TextEdit(commit: "a"))
    try desk.settle()
    #expect(sent.isEmpty)
  }

  @Test func takenSeatIsToldAndNothingIsSent() throws {
    let desk = try Desk()
    try desk.play { $0.inputMethodV2.isTaken = true }
    let second = try #require(
      InputMethodV2(desk.connection, seat: desk.seat, mayRead: { _ in true }))
    var events: [InputMethodEvent] = []
    second.onEvent = { events.append($0) }
    try desk.settle()
    #expect(events == [.unavailable])
    #expect(!second.isAvailable)
    second.apply(TextEdit(commit: "a"))
    try desk.settle()
    #expect(desk.requests("zwp_input_method_v2").isEmpty)
  }

  @Test func editIsOneTransaction() throws {
    try desk.play { $0.inputMethodV2.focus(StageField("Ich mag teh")) }
    inputMethod.apply(
      TextEdit(deleteBefore: 3, commit: "the ", preedit: Preedit("né", cursor: 0..<1)))
    try desk.settle()
    #expect(
      sent == [
        "delete_surrounding_text [\"3\", \"0\"]", "commit_string [\"the \"]",
        "set_preedit_string [\"né\", \"0\", \"1\"]", "commit [\"1\"]",
      ])
    let (text, preedit) = try desk.play {
      ($0.inputMethodV2.field?.text, $0.inputMethodV2.field?.preedit)
    }
    #expect(text == "Ich mag the ")
    #expect(preedit == "né")
  }

  @Test func preeditGoesWithTheNextEdit() throws {
    try desk.play { $0.inputMethodV2.focus(StageField()) }
    inputMethod.apply(TextEdit(preedit: Preedit("teh")))
    inputMethod.apply(TextEdit(commit: "the"))
    try desk.settle()
    #expect(try desk.play { $0.inputMethodV2.field?.preedit } == "")
    #expect(try desk.play { $0.inputMethodV2.field?.text } == "the")
    #expect(sent.first == "set_preedit_string [\"teh\", \"3\", \"3\"]")
  }

  @Test func hiddenCaretIsMinusOne() throws {
    try desk.play { $0.inputMethodV2.focus(StageField()) }
    inputMethod.apply(TextEdit(preedit: Preedit("ab", cursor: nil)))
    inputMethod.apply(TextEdit(preedit: Preedit("ab", cursor: 1..<9)))
    try desk.settle()
    let preedits = sent.filter { $0.hasPrefix("set_preedit") }
    #expect(
      preedits == [
        "set_preedit_string [\"ab\", \"-1\", \"-1\"]", "set_preedit_string [\"ab\", \"1\", \"2\"]",
      ])
  }

  @Test func serialIsTheLastStateKnown() throws {
    try desk.play { $0.inputMethodV2.focus(StageField()) }
    for letter in "Hello" {
      inputMethod.apply(TextEdit(commit: String(letter)))
      try desk.settle()
    }
    #expect(try desk.play { $0.inputMethodV2.staleSerials } == [])
    let serials = desk.requests("zwp_input_method_v2").filter { $0.name == "commit" }
    #expect(serials.map(\.arguments) == (1...5).map { [.uint($0)] })
  }

  @Test func fastTypingGoesOutWithoutWaitingAndBearsWhatIsKnown() throws {
    try desk.play { $0.inputMethodV2.focus(StageField()) }
    let text = (0..<200).map { String($0) + " " }.joined()
    for letter in text { inputMethod.apply(TextEdit(commit: String(letter))) }
    try desk.settle()
    #expect(try desk.play { $0.inputMethodV2.field?.text } == text)
    let serials = desk.requests("zwp_input_method_v2").filter { $0.name == "commit" }
    #expect(serials.allSatisfy { $0.arguments == [.uint(1)] })
    // When the answers are in, the number is right again.
    inputMethod.apply(TextEdit(commit: "!"))
    try desk.settle()
    let last = desk.requests("zwp_input_method_v2").last { $0.name == "commit" }
    #expect(last?.arguments == [.uint(UInt32(1 + text.count))])
  }

  @Test func anyScriptIsDeletedInWholeCharacters() throws {
    for character in ["a", "é", "漢", "👋🏽", "👨‍👩‍👧‍👦", "🇩🇪"] {
      let field = character + character
      try desk.play { $0.inputMethodV2.focus(StageField(field)) }
      inputMethod.apply(TextEdit(deleteBefore: character.utf8.count))
      try desk.settle()
      let (text, faults) = try desk.play {
        ($0.inputMethodV2.field?.text, $0.inputMethodV2.field?.faults)
      }
      #expect(text == character)
      #expect(faults == [])
    }
  }

  @Test func longTextGoesInPieces() throws {
    try desk.play { $0.inputMethodV2.focus(StageField(tellsSurroundingText: false)) }
    let text = String(repeating: "漢👋🏽", count: 1000)
    inputMethod.apply(TextEdit(commit: text))
    try desk.settle()
    #expect(try desk.play { $0.inputMethodV2.field?.text } == text)
  }

  @Test func letGoItFreesTheSeat() throws {
    let desk = try Desk()
    var first: InputMethodV2? = InputMethodV2(
      desk.connection, seat: desk.seat, mayRead: { _ in true })
    try desk.settle()
    #expect(first?.isAvailable == true)
    first = nil
    let second = InputMethodV2(desk.connection, seat: desk.seat, mayRead: { _ in true })
    try desk.settle()
    #expect(second?.isAvailable == true)
  }
}
