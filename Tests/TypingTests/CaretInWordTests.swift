import TextTraits
import Testing
import Typing
import TypingTestSupport

/// The caret in or at the end of a word that stands there already (reference 5.6).
@Suite("The caret in a word")
struct CaretInWordTests {
  private let words = WordList(
    corrections: ["wrold": "world"],
    completions: ["wor": ["word"], "worxx": ["world", "work"], "wrold": ["would"]])

  private func player(_ text: String, caret: Int) -> TypingPlayer {
    var player = TypingPlayer(editor: ModelEditor(text), traits: .plain, words: words)
    player.change { $0.place(caret: caret) }
    return player
  }

  private func offers(_ player: TypingPlayer) -> [String] {
    player.state.suggestions.map { "\($0.kind.rawValue) \($0.text)" }
  }

  @Test("within a word the whole of it is asked about, and a guess takes its place")
  func within() {
    var player = player("a worxx b", caret: 5)
    #expect(offers(player) == ["typed worxx", "guess world", "guess work"])
    player.apply(.selectSuggestion(1))
    #expect(player.editor.text == "a world b")
  }

  @Test("keeping what stands there leaves all of it")
  func keep() {
    var player = player("a worxx b", caret: 5)
    player.apply(.selectSuggestion(0))
    #expect(player.editor.text == "a worxx b")
  }

  @Test("what a space would not do is not shown as what it does", arguments: [3, 5])
  func notPending(caret: Int) throws {
    var player = player("wrold", caret: caret)
    #expect(offers(player) == ["typed wrold", "guess world", "guess would"])
    player.apply(.selectSuggestion(1))
    #expect(player.editor.text == "world ")
  }

  @Test("no touches are told of a word that is only partly typed")
  func touches() throws {
    var player = player("x", caret: 0)
    try player.typeText("wor")
    player.apply(.selectSuggestion(1))
    #expect(
      player.effects.allSatisfy {
        if case .wordCompleted(let word) = $0 { word.touches.isEmpty } else { true }
      })
  }
}
