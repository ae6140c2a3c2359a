import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Fingers on the bar")
struct BarTouchTests {
  private func player(learned: Set<String> = []) -> TypingPlayer {
    var words = WordList(
      corrections: ["teh": "the"],
      completions: ["wor": ["world", "work"], "work": ["worker"], "": ["I", "you", "we"]])
    words.learned = learned
    return TypingPlayer(
      editor: ModelEditor(), traits: TextInputTraits.plain, words: words)
  }

  /// The middle of a slot of three: the test keyboard is 390 wide, its bar 45 high.
  private func place(_ slot: Int) -> String { "\(65 + 130 * slot),20" }

  private func shown(_ player: TypingPlayer) -> [String] {
    player.state.suggestions.map { $0.shown(language: "en") }
  }

  @Test("a tap on a slot chooses what stands there")
  func tap() throws {
    var player = player()
    try player.play("@0 type wor\n+0 tap \(place(1))")
    #expect(player.editor.text == "world ")
  }

  @Test("the pill is chosen by a tap as by a space, and taken back by delete")
  func pill() throws {
    var player = player()
    try player.play("@0 type teh\n+0 tap \(place(1))")
    #expect(player.editor.text == "the ")
  }

  @Test("the slot under the finger is shown pressed, and acts on lift")
  func pressed() throws {
    var player = player()
    try player.play("@0 type wor\n+0 1 down \(place(2))")
    #expect(player.state.presentation.pressedSuggestion == 2)
    #expect(player.state.isPressed)
    #expect(player.editor.text == "wor")
    try player.play("@0 1 move \(place(1))")
    #expect(player.state.presentation.pressedSuggestion == 1)
    try player.play("@0 1 up")
    #expect(player.editor.text == "world ")
    #expect(player.state.presentation.pressedSuggestion == nil)
  }

  @Test("a finger that leaves the bar, or is cancelled, chooses nothing")
  func left() throws {
    var player = player()
    try player.play("@0 type wor\n+0 1 down \(place(1))\n+40 1 move 195,80\n+40 1 up")
    #expect(player.editor.text == "wor")
    try player.play("@0 1 down \(place(1))\n+40 1 cancel")
    #expect(player.editor.text == "wor")
    #expect(!player.state.isPressed)
  }

  @Test("a touch on the bar clicks, and a bar without offers answers to nothing")
  func empty() throws {
    var player = player()
    try player.play("@0 type wor")
    let before = player.effects.count
    try player.play("@0 tap \(place(1))")
    #expect(
      player.effects[before...].contains(.feedback(Feedback(click: .modifier, haptic: false))))
    var without = TypingPlayer(traits: TextInputTraits.plain)
    try without.play("@0 tap \(place(1))\n+50 type a")
    #expect(without.editor.text == "a")
  }

  @Test("a letter that is held goes first; the word that was seen is the one chosen")
  func rollover() throws {
    var player = player()
    try player.play("@0 type wor\n+0 1 down k\n+10 2 down \(place(1))")
    #expect(player.editor.text == "work")
    #expect(shown(player)[1] == "worker")
    try player.play("@0 1 up\n+10 2 up")
    #expect(player.editor.text == "world ")
  }

  @Test("while the caret moves the bar answers to nothing")
  func trackpad() throws {
    var player = player()
    try player.play("@0 type wor\n+0 1 down space\n+600 tap \(place(1))\n+0 1 up")
    #expect(player.editor.text == "wor")
  }

  // MARK: Forgetting

  @Test("holding a learned word asks whether to forget it; forget tells, keep does not")
  func forget() throws {
    var player = player(learned: ["world"])
    try player.play("@0 type wor\n+0 1 down \(place(1))\n+450 1 up")
    #expect(shown(player) == ["Forget world", "Keep"])
    #expect(player.editor.text == "wor")
    try player.play("@0 tap 300,20")
    #expect(!player.effects.contains(.forgetWord("world")))
    #expect(shown(player)[1] == "world")
    try player.play("@0 1 down \(place(1))\n+450 1 up\n+80 tap 90,20")
    #expect(player.effects.contains(.forgetWord("world")))
    #expect(player.editor.text == "wor")
  }

  @Test("a word of the dictionary is not forgotten: holding it is a long tap")
  func notLearned() throws {
    var player = player()
    try player.play("@0 type wor\n+0 1 down \(place(1))\n+450 1 up")
    #expect(player.editor.text == "world ")
  }

  @Test("typing on, another field or another keyboard takes the question away")
  func goesAway() throws {
    for end: (inout TypingPlayer) throws -> Void in [
      { try $0.play("@0 tap l") }, { $0.apply(.focus(Field(traits: .plain))) },
      { $0.apply(.keyboard(TestKeyboard.tablet())) },
    ] {
      var player = player(learned: ["world"])
      try player.play("@0 type wor\n+0 1 down \(place(1))\n+450 1 up")
      #expect(shown(player).first == "Forget world")
      try end(&player)
      #expect(!shown(player).contains("Keep"))
    }
  }

  @Test("what was typed stands in the quotes of the language; the question is in it too")
  func languages() {
    #expect(Suggestion("teh", kind: .typed).shown(language: "en") == "“teh”")
    #expect(Suggestion("teh", kind: .typed).shown(language: "de-CH") == "«teh»")
    #expect(Suggestion("teh", kind: .correction).shown(language: "de") == "teh")
    #expect(Suggestion("Wort", kind: .forget).shown(language: "de") == "Vergessen: Wort")
    #expect(Suggestion("слово", kind: .keep).shown(language: "ru-RU") == "Оставить")
    #expect(Suggestion("word", kind: .forget).shown(language: "xx") == "Forget word")
  }

  @Test("a source that knows other words is asked again")
  func wordsChanged() throws {
    var player = player(learned: ["world"])
    try player.play("@0 type wor")
    player.words = WordList(completions: ["wor": ["worm"]])
    #expect(shown(player)[1] == "world")
    player.apply(.wordsChanged)
    #expect(shown(player) == ["“wor”", "worm"])
  }
}
