import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Text replacements")
struct ReplacementTests {
  private func player(
    traits: TextInputTraits = .plain, settings: TypingSettings = TypingSettings(),
    words: WordList? = nil
  ) -> TypingPlayer {
    TypingPlayer(traits: traits, settings: settings, words: words)
  }

  @Test("a shortcut becomes its phrase on a delimiter, whatever its capitals, without any words")
  func replaces() throws {
    var player = player()
    try player.play("@0 type omw")
    #expect(player.state.suggestions.map(\.text) == ["omw", "On my way!"])
    #expect(player.state.suggestions.map(\.kind) == [.typed, .correction])
    try player.play("@0 tap space\n+80 tap shift\n+0 type omw ")
    #expect(player.editor.text == "On my way! On my way! ")
  }

  @Test("delete right after takes it back; so does choosing what was typed")
  func undo() throws {
    var player = player()
    try player.play("@0 type omw \n+0 tap delete")
    #expect(player.editor.text == "omw")
    var other = self.player()
    try other.play("@0 type omw")
    other.apply(.selectSuggestion(0))
    #expect(other.editor.text == "omw ")
  }

  @Test("it comes before a correction, and also where corrections are off")
  func strongest() throws {
    var settings = TypingSettings()
    settings.replacements = ["teh": "tea house"]
    let words = WordList(corrections: ["teh": "the", "adn": "and"])
    var player = player(settings: settings, words: words)
    try player.play("@0 type teh adn ")
    #expect(player.editor.text == "tea house and ")
    settings.correctsWords = false
    settings.suggestsWords = false
    var off = self.player(settings: settings, words: words)
    try off.play("@0 type teh adn ")
    #expect(off.editor.text == "tea house adn ")
  }

  @Test("not in passwords, addresses and terminals; the phrase is no word to learn")
  func off() throws {
    for keyPath in [\TextInputTraits.isSecureTextEntry, \.isTerminal] {
      var traits = TextInputTraits.plain
      traits[keyPath: keyPath] = true
      var player = player(traits: traits)
      try player.play("@0 type omw ")
      #expect(player.editor.text == "omw ")
    }
    var address = TextInputTraits.plain
    address.keyboardType = .emailAddress
    var player = player(traits: address)
    try player.play("@0 type omw ")
    #expect(player.editor.text == "omw ")
    var open = self.player()
    try open.play("@0 type omw ")
    #expect(!open.effects.contains { if case .wordCompleted = $0 { true } else { false } })
  }
}
