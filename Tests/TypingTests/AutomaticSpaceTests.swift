import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("The space after a chosen word")
struct AutomaticSpaceTests {
  private let words = WordList(
    completions: ["": ["I", "the", "you"], "wor": ["world", "work", "word"]])

  private func player(_ text: String = "", traits: TextInputTraits = .plain) -> TypingPlayer {
    TypingPlayer(editor: ModelEditor(text), traits: traits, words: words)
  }

  /// A person who has just chosen `world`.
  private func afterWorld(traits: TextInputTraits = .plain) throws -> TypingPlayer {
    var player = player(traits: traits)
    try player.play("@0 type wor")
    player.apply(.selectSuggestion(1))
    return player
  }

  @Test("the space after a chosen word goes away before punctuation and comes back after it")
  func automaticSpace() throws {
    var player = try afterWorld()
    try player.play("@0 tap 123\n+0 tap ,\n+0 tap abc\n+0 type a")
    #expect(player.editor.text == "world, a")
  }

  @Test("a closing bracket takes it away for good, an opening one leaves it")
  func brackets() throws {
    var player = try afterWorld()
    try player.play("@0 tap 123\n+0 tap )")
    #expect(player.editor.text == "world)")
    player.apply(.selectSuggestion(0))
    try player.play("@0 tap (")
    #expect(player.editor.text.hasSuffix(" ("))
  }

  @Test("a space typed after it is the same space")
  func typedSpace() throws {
    var player = try afterWorld()
    try player.play("@0 tap space\n+80 type a")
    #expect(player.editor.text == "world a")
  }

  @Test("the field may turn it off")
  func smartSpacesOff() throws {
    var traits = TextInputTraits.plain
    traits.smartInsertDeleteType = .no
    let player = try afterWorld(traits: traits)
    #expect(player.editor.text == "world")
  }

  @Test("an apostrophe stands close to the word: a genitive follows more often than a quote")
  func genitive() throws {
    var player = try afterWorld()
    try player.play("@0 tap 123\n+0 tap '\n+0 type s ")
    #expect(player.editor.text == "world’s ")
  }

  @Test("a quote that is open is closed close to the word; otherwise one opens after the space")
  func quotes() throws {
    var player = player()
    try player.play("@0 tap 123\n+0 tap \"\n+0 tap abc\n+0 type wor")
    player.apply(.selectSuggestion(1))
    try player.play("@0 tap 123\n+0 tap \"\n+0 tap space\n+90 type wor")
    #expect(player.editor.text == "“world” wor")
    player.apply(.selectSuggestion(1))
    try player.play("@0 tap 123\n+0 tap \"")
    #expect(player.editor.text == "“world” world “")
  }

  @Test("straight quotes close as well")
  func straightQuotes() throws {
    var traits = TextInputTraits.plain
    traits.smartQuotesType = .no
    var player = player("\"", traits: traits)
    try player.play("@0 type wor")
    player.apply(.selectSuggestion(1))
    try player.play("@0 tap 123\n+0 tap \"")
    #expect(player.editor.text == "\"world\"")
  }

  @Test("none comes before what stands close to the word anyway", arguments: [",", ")", " x", "”"])
  func followed(by rest: String) throws {
    var player = player(rest)
    player.change { $0.place(caret: 0) }
    try player.play("@0 type wor")
    player.apply(.selectSuggestion(1))
    #expect(player.editor.text == "world" + rest)
  }
}
