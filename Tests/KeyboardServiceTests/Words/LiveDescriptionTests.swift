import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@testable import KeyboardService

@Suite("keys --live")
struct LiveDescriptionTests {
  private func description(tellsSuggestions: Bool) throws -> KeyboardDescription {
    var traits = TextInputTraits()
    traits.autocapitalizationType = .none
    var player = TypingPlayer(traits: traits, words: WordList(corrections: ["teh": "the"]))
    try player.play("@0 type teh")
    return KeyboardDescription(
      TestKeyboard.phone(), player.state.presentation,
      frame: Rect(x: 0, y: 531, width: 390, height: 313), isVisible: true,
      tellsSuggestions: tellsSuggestions)
  }

  @Test("Suggestions are told as the bar shows them, in tests alone")
  func suggestions() throws {
    #expect(try description(tellsSuggestions: true).suggestions == ["“teh”", "the"])
    #expect(try description(tellsSuggestions: false).suggestions == nil)
  }

  @Test func placeAndStateAreTold() throws {
    let live = try description(tellsSuggestions: false)
    #expect(live.visible == true && live.layer == "letters" && live.shift == "off")
    #expect(live.frame?.y == 531)
  }
}
