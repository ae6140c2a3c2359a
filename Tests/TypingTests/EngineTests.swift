import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Conversion engines")
struct EngineTests {
  private func player() -> TypingPlayer {
    var player = TypingPlayer(TestKeyboard.phone(language: "ja", hasCase: false))
    player.apply(.focus(Field(traits: .plain, hasEngine: true)))
    return player
  }

  @Test("characters go to the engine; its preedit and text go to the field")
  func talk() throws {
    var player = player()
    try player.play("@0 type ka")
    #expect(player.editor.text == "")
    #expect(player.effects.contains(.compose(.text("a"), revision: 2)))
    player.apply(
      .composition(CompositionAnswer(preedit: "か", candidates: ["か", "化"]), revision: 2))
    #expect(player.editor.preedit == "か")
    #expect(player.state.suggestions.map(\.text) == ["か", "化"])
    player.apply(.selectSuggestion(1))
    #expect(player.effects.last == .compose(.candidate(1), revision: 3))
    player.apply(.composition(CompositionAnswer(commit: "化"), revision: 3))
    #expect(player.editor.visible == "化")
  }

  @Test("an answer to an earlier key brings its text but not its preedit")
  func late() throws {
    var player = player()
    try player.play("@0 type kak")
    player.apply(.composition(CompositionAnswer(commit: "x", preedit: "か"), revision: 2))
    #expect(player.editor.visible == "x")
  }

  @Test("delete and return go to the engine while it composes, else to the field")
  func keys() throws {
    var player = player()
    try player.play("@0 tap k\n+0 tap delete")
    #expect(player.effects.contains(.compose(.delete, revision: 2)))
    player.apply(.composition(CompositionAnswer(), revision: 2))
    try player.play("@0 tap return")
    #expect(player.editor.text == "\n")
  }

  @Test("no engine hears of a secret field")
  func secret() throws {
    var traits = TextInputTraits()
    traits.isSecureTextEntry = true
    var player = TypingPlayer()
    player.apply(.focus(Field(traits: traits, hasEngine: true)))
    try player.play("@0 type ab")
    #expect(player.editor.text == "ab")
  }
}
