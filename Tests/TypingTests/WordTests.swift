import Layouts
import Synchronization
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Words")
struct WordTests {
  private static let words = WordList(
    corrections: ["teh": "the", "Teh": "The", "adn": "and"],
    completions: [
      "": ["I", "the", "you"], "wor": ["world", "work", "word"], "hello": ["hello", "hellos"],
      "teh": ["tech"],
    ])

  private func player(
    _ text: String = "", traits: TextInputTraits = .plain,
    capabilities: Capabilities = Capabilities(), settings: TypingSettings = TypingSettings()
  ) -> TypingPlayer {
    TypingPlayer(
      editor: ModelEditor(
        text, misbehavior: capabilities.hasSurroundingText ? nil : .dropsDeletions),
      traits: traits, capabilities: capabilities, settings: settings, words: Self.words)
  }

  private func offers(_ player: TypingPlayer) -> [String] {
    player.state.suggestions.map { "\($0.kind.rawValue) \($0.text)" }
  }

  // MARK: Accepting

  @Test(
    "a space and punctuation accept a correction",
    arguments: [
      ("space", "the "), (",", "the,"), ("!", "the!"), (")", "the)"), (":", "the:"), ("\"", "the”"),
    ])
  func accept(key: String, expected: String) throws {
    var player = player()
    try player.play("@0 type teh")
    if key != "space" { try player.play("@0 tap 123") }
    try player.play("@0 tap \(key)")
    #expect(player.editor.text == expected)
  }

  @Test("return accepts a correction before it goes as a key")
  func acceptByReturn() throws {
    var player = player()
    try player.play("@0 type teh\n+0 tap return")
    #expect(player.editor.text == "the\n")
  }

  @Test(
    "a letter, a digit or an apostrophe accepts nothing",
    arguments: [("tap s", "tehs "), ("tap 123\n+0 tap 5", "teh5 "), ("tap 123\n+0 tap '", "teh’ ")])
  func notAccepted(script: String, expected: String) throws {
    var player = player()
    try player.play("@0 type teh\n+0 \(script)\n+0 tap space")
    #expect(player.editor.text == expected)
  }

  @Test("only a word that the keyboard typed is corrected, and only at its end")
  func notOurs() throws {
    var foreign = player("teh")
    try foreign.play("@0 tap space")
    #expect(foreign.editor.text == "teh ")
    var within = player("tehx")
    within.change { $0.place(caret: 0) }
    try within.play("@0 type adn\n+0 tap space")
    #expect(within.editor.text == "adn tehx")
  }

  @Test("off by trait, by setting, and by the type of the field")
  func off() throws {
    var traits = TextInputTraits.plain
    traits.autocorrectionType = .no
    var settings = TypingSettings()
    settings.correctsWords = false
    var address = TextInputTraits.plain
    address.keyboardType = .emailAddress
    for var player in [
      player(traits: traits), player(settings: settings), player(traits: address),
    ] {
      try player.play("@0 type teh ")
      #expect(player.editor.text == "teh ")
    }
  }

  // MARK: Taking back

  @Test("delete right after takes the correction back, and it is not made again in this field")
  func undo() throws {
    var player = player()
    try player.play("@0 type teh \n+0 tap delete")
    #expect(player.editor.text == "teh")
    #expect(
      player.effects.contains(
        .correctionRejected(Correction(typed: "teh", corrected: "the"), beginsSentence: true)))
    try player.play("@0 type  adn teh ")
    #expect(player.editor.text == "teh and teh ")
    try player.play("@0 tap shift\n+0 type teh ")
    #expect(player.editor.text == "teh and teh Teh ")
    player.apply(.focus(Field(traits: .plain)))
    player.change { $0.set("") }
    try player.play("@0 type teh ")
    #expect(player.editor.text == "the ")
  }

  @Test("after any other key delete is only delete")
  func undoOnlyRightAfter() throws {
    var player = player()
    try player.play("@0 type teh a\n+0 tap delete\n+90 tap delete\n+90 tap delete")
    #expect(player.editor.text == "th")
  }

  @Test("a caret that the person moved ends the chance to take back")
  func undoAfterMove() throws {
    var player = player()
    try player.play("@0 type teh \nwait 1500")
    player.change { $0.place(caret: 2) }
    try player.play("@0 tap delete")
    #expect(player.editor.text == "te ")
  }

  // MARK: The bar

  @Test("while a correction is pending: what was typed, the correction, another guess")
  func pendingSlots() throws {
    var player = player()
    try player.play("@0 type teh")
    #expect(offers(player) == ["typed teh", "correction the", "guess tech"])
  }

  @Test("otherwise what was typed and guesses, after a space next words")
  func slots() throws {
    var player = player()
    try player.play("@0 type wor")
    #expect(offers(player) == ["typed wor", "guess world", "guess work"])
    try player.play("@0 tap space")
    #expect(offers(player) == ["guess I", "guess the", "guess you"])
  }

  @Test("choosing what was typed keeps it, and takes the correction back")
  func keep() throws {
    var player = player()
    try player.play("@0 type teh")
    player.apply(.selectSuggestion(0))
    #expect(player.editor.text == "teh ")
    #expect(
      player.effects.contains(
        .correctionRejected(Correction(typed: "teh", corrected: "the"), beginsSentence: true)))
    try player.play("@0 type teh ")
    #expect(player.editor.text == "teh teh ")
  }

  @Test("choosing a guess puts it in place of the word, with a space")
  func choose() throws {
    var player = player()
    try player.play("@0 type a wor")
    player.apply(.selectSuggestion(2))
    #expect(player.editor.text == "a work ")
    player.apply(.selectSuggestion(7))
    #expect(player.editor.text == "a work ")
  }

  @Test("a held letter goes before the chosen word")
  func chooseWhileHeld() throws {
    var player = player()
    try player.play("@0 type wor\n+0 1 down l")
    #expect(offers(player)[1] == "guess world")
    player.apply(.selectSuggestion(1))
    #expect(player.effects.contains(.edit(.insert("l"))))
  }

  // MARK: Fields that drop deletions

  @Test("where deletions are dropped a word stays in composition until it is finished")
  func composed() throws {
    var player = player(capabilities: Capabilities(hasSurroundingText: false))
    try player.play("@0 type te")
    #expect(player.editor.text == "")
    #expect(player.editor.preedit == "te")
    try player.play("@0 tap h\n+70 tap delete\n+70 tap h\n+70 tap space")
    #expect(player.editor.text == "the ")
    #expect(
      !player.requests.contains {
        if case .text(let change) = $0 { change.deleteBefore > 0 } else { false }
      })
  }

  @Test("what is in composition is text before the caret moves, return goes or a bar is chosen")
  func finished() throws {
    let capabilities = Capabilities(hasSurroundingText: false)
    var moved = player(capabilities: capabilities)
    try moved.play("@0 type ab\n+0 1 down space\n+600 1 move space+-8,0\n+0 1 up\n+90 type x")
    #expect(moved.editor.visible == "axb")
    var chosen = player(capabilities: capabilities)
    try chosen.play("@0 type wor")
    chosen.apply(.selectSuggestion(1))
    #expect(chosen.editor.text == "world ")
    var entered = player(capabilities: capabilities)
    try entered.play("@0 type ab\n+0 tap return")
    #expect(entered.editor.text == "ab\n")
  }

  // MARK: What the source is asked

  @Test("in a secret field nobody is asked")
  func secret() throws {
    let count = Mutex(0)
    try withAsked({ _ in count.withLock { $0 += 1 } }) { words in
      var traits = TextInputTraits()
      traits.isSecureTextEntry = true
      var player = TypingPlayer(traits: traits, words: words)
      try player.play("@0 type teh abc\n+0 tap delete\n+0 tap return")
      #expect(player.state.suggestions.isEmpty)
    }
    #expect(count.withLock { $0 } == 0)
  }

  @Test("the question says what stands before the word, and where fingers landed")
  func query() throws {
    let last = Mutex<WordQuery?>(nil)
    try withAsked({ query in last.withLock { $0 = query } }) { words in
      var player = TypingPlayer(traits: .plain, words: words)
      try player.play("@0 type go \n+0 tap q\n+70 tap p\n+70 tap a\n+70 tap z+0,27")
    }
    let query = try #require(last.withLock { $0 })
    #expect(query.context == "go ")
    #expect(query.typed == "qpaz")
    let points = query.touches.compactMap(\.self)
    let expected = [(0.0, 0.0), (9.0, 0.0), (0.5, 1.0), (1.5, 2.5)]
    try #require(points.count == expected.count)
    for (point, place) in zip(points, expected) {
      #expect(abs(point.column - place.0) < 0.01)
      #expect(abs(point.row - place.1) < 0.01)
    }
  }

  @Test("points follow the letters when some are deleted or came from elsewhere")
  func points() throws {
    let last = Mutex<WordQuery?>(nil)
    try withAsked({ query in last.withLock { $0 = query } }) { words in
      var player = TypingPlayer(editor: ModelEditor("xy"), traits: .plain, words: words)
      try player.play("@0 type abc\n+0 tap delete\n+0 tap q")
    }
    let query = try #require(last.withLock { $0 })
    #expect(query.typed == "xyabq")
    #expect(query.touches.map { $0 == nil } == [true, true, false, false, false])
    #expect(query.touches.last??.row.rounded() == 0)
  }

  private func withAsked(
    _ asked: @escaping @Sendable (WordQuery) -> Void, _ body: (WordList) throws -> Void
  ) rethrows {
    try body(WordList(corrections: ["teh": "the"], asked: asked))
  }

  @Test("finished words are told to be learned, not where the field is private or no prose")
  func learning() throws {
    var player = player()
    try player.play("@0 type hello teh. x")
    let told = player.effects.filter { if case .wordCompleted = $0 { true } else { false } }
    #expect(
      told
        == ["hello", "the"].map { text in
          told.first { if case .wordCompleted(let word) = $0 { word.text == text } else { false } }
        })
    var isPrivate = TextInputTraits.plain
    isPrivate.isPrivate = true
    var address = TextInputTraits.plain
    address.keyboardType = .url
    for traits in [isPrivate, address] {
      var player = self.player(traits: traits)
      try player.play("@0 type hello ")
      #expect(
        !player.effects.contains { if case .wordCompleted = $0 { true } else { false } })
    }
  }
}
