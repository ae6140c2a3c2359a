import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("A strong password in the bar")
struct PasswordOfferTests {
  private func player() -> TypingPlayer {
    var traits = TextInputTraits()
    traits.textContentType = .newPassword
    traits.isSecureTextEntry = true
    traits.savesPassword = true
    var player = TypingPlayer(traits: traits)
    player.apply(.offerPassword("kelmur-Tavq4n-dirbox"))
    return player
  }

  private func answers(_ player: TypingPlayer) -> [Bool] {
    player.effects.compactMap {
      if case .passwordAnswered(let isTaken) = $0 { isTaken } else { nil }
    }
  }

  @Test("It is the only offer, and choosing it types it as it is")
  func choose() {
    var player = player()
    #expect(player.state.suggestions == [Suggestion("kelmur-Tavq4n-dirbox", kind: .password)])
    player.apply(.selectSuggestion(0))
    #expect(player.editor.text == "kelmur-Tavq4n-dirbox")
    #expect(player.state.suggestions.isEmpty)
    #expect(answers(player) == [true])
    #expect(!player.effects.contains { if case .wordCompleted = $0 { true } else { false } })
  }

  @Test(
    "The bar says what it is, in the keyboard's language",
    arguments: [
      ("en", "Strong password: kelmur"), ("de-AT", "Sicheres Passwort: kelmur"),
      ("ja", "強力なパスワード: kelmur"), ("xx", "Strong password: kelmur"),
    ])
  func label(language: String, text: String) {
    #expect(Suggestion("kelmur", kind: .password).shown(language: language) == text)
  }

  @Test("With the first key it is gone")
  func type() throws {
    var player = player()
    try player.play("@0 type a")
    #expect(player.editor.text == "a")
    #expect(player.state.suggestions.isEmpty)
    try player.play("@100 type b")
    #expect(answers(player) == [false])
  }

  @Test("It goes with the focus, and when it is taken back")
  func leave() {
    var player = player()
    player.apply(.focus(Field()))
    #expect(player.state.suggestions.isEmpty && answers(player).isEmpty)
    player.apply(.offerPassword("another"))
    player.apply(.offerPassword(nil))
    #expect(player.state.suggestions.isEmpty)
    player.apply(.selectSuggestion(0))
    #expect(player.editor.text.isEmpty)
  }
}
