import TextTraits
import Testing
import Typing
import TypingTestSupport

/// The person moves the caret back to a corrected word (reference 5.6).
@Suite("Going back to a correction")
struct GoingBackTests {
  private let words = WordList(corrections: ["teh": "the", "adn": "and", "inthe": "in the"])

  private func player() -> TypingPlayer { TypingPlayer(traits: .plain, words: words) }

  private func offers(_ player: TypingPlayer) -> [String] {
    player.state.suggestions.map { "\($0.kind.rawValue) \($0.text)" }
  }

  @Test("going back to a corrected word offers what was typed, for the last words too")
  func goingBack() throws {
    var player = player()
    try player.play("@0 type teh adn x\nwait 1500")
    #expect(player.editor.text == "the and x")
    player.change { $0.place(caret: 2) }
    #expect(offers(player).first == "typed teh")
    player.apply(.selectSuggestion(0))
    #expect(player.editor.text == "teh and x")
    #expect(
      player.effects.contains(
        .correctionRejected(Correction(typed: "teh", corrected: "the"), beginsSentence: true)))
    player.wait(1_500)
    player.change { $0.place(caret: 7) }
    #expect(offers(player).first == "typed adn")
  }

  @Test("the caret may stand anywhere in the word or at its ends", arguments: [4, 5, 7])
  func places(caret: Int) throws {
    var player = player()
    try player.play("@0 type say teh now\nwait 1500")
    player.change { $0.place(caret: caret) }
    player.apply(.selectSuggestion(0))
    #expect(player.editor.text == "say teh now")
  }

  @Test("what was split into words is one again", arguments: [0, 1, 2, 3, 6])
  func split(caret: Int) throws {
    var player = player()
    try player.play("@0 type inthe end\nwait 1500")
    #expect(player.editor.text == "in the end")
    player.change { $0.place(caret: caret) }
    #expect(offers(player).first == "typed inthe")
    player.apply(.selectSuggestion(0))
    #expect(player.editor.text == "inthe end")
  }

  @Test("a word that was typed like a correction offers nothing of it")
  func typedLikeCorrection() throws {
    var player = player()
    try player.play("@0 type teh the")
    #expect(offers(player).first != "typed teh")
  }
}
