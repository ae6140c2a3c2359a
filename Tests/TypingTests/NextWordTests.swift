import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Next words")
struct NextWordTests {
  private let words = WordList(completions: ["": ["I", "the", "you"], "th": ["then"]])

  private func player() -> TypingPlayer { TypingPlayer(words: words) }

  private func offers(_ player: TypingPlayer) -> [String] { player.state.suggestions.map(\.text) }

  @Test("at the beginning of a sentence they have its capital, and it is typed")
  func sentence() throws {
    var player = player()
    #expect(offers(player) == ["I", "The", "You"])
    player.apply(.selectSuggestion(1))
    #expect(offers(player) == ["I", "the", "you"])
    try player.typeText(". ")
    #expect(offers(player) == ["I", "The", "You"])
    player.apply(.selectSuggestion(2))
    #expect(player.editor.text == "The. You ")
  }

  @Test("the person's own shift counts: off, once, locked")
  func shift() throws {
    var player = player()
    try player.play("@0 tap shift")
    #expect(offers(player) == ["I", "the", "you"])
    try player.play("@900 tap shift")
    #expect(offers(player) == ["I", "The", "You"])
    try player.play("+100 tap shift")
    #expect(offers(player) == ["I", "THE", "YOU"])
    player.apply(.selectSuggestion(1))
    #expect(player.editor.text == "THE ")
  }

  @Test("a word with capitals of its own begins a sentence as it is")
  func innerCapitals() throws {
    var player = TypingPlayer(words: WordList(completions: ["": ["iPhone", "eBay", "the"]]))
    #expect(offers(player) == ["iPhone", "eBay", "The"])
    try player.play("@900 tap shift\n+100 tap shift")
    #expect(offers(player) == ["IPHONE", "EBAY", "THE"])
  }
}
