import Layouts
import TextTraits
import Testing
import Typing

/// What typing hands to the running keyboard, and takes from it.
@Suite("Effects for the service")
struct ServiceEffectTests {
  private var pad: PlacedKeyboard {
    var traits = TextInputTraits()
    traits.keyboardType = .numberPad
    let letters = LetterLayout(id: "en", language: "en", name: "English", rows: [])
    let request = KeyboardRequest(letters: letters, asciiLetters: letters, traits: traits)
    return PlacedKeyboard(
      KeyboardComposer(request).keyboard(),
      metrics: KeyboardMetrics(form: .phone, width: 390, isPad: true))
  }

  private func state(_ keyboard: PlacedKeyboard? = nil) -> TypingState {
    var state = TypingState()
    _ = state.apply(.focus(Field()), now: .milliseconds(0))
    if let keyboard { _ = state.apply(.keyboard(keyboard), now: .milliseconds(0)) }
    return state
  }

  @Test("the pad's way to letters asks for a layer the pad does not have, by touch")
  func wantsLetters() throws {
    var state = state(pad)
    let key = try #require(pad.strip.first { $0.key.action == .layer(.letters) })
    let finger = TouchID(rawValue: 0)
    let effects = state.apply(.touch(.down(finger, key.frame.center)), now: .milliseconds(10))
    #expect(effects.contains(.wantsLayer(.letters)))
    #expect(state.presentation.layer == .digits)
    _ = state.apply(.touch(.up(finger)), now: .milliseconds(60))
    #expect(!state.isPressed)
  }

  @Test("and without a finger")
  func selectsLetters() {
    var state = state(pad)
    #expect(state.apply(.selectKey("letters"), now: .milliseconds(10)) == [.wantsLayer(.letters)])
  }

  @Test("somebody else's text is typed as it is", arguments: ["a -- b", "\"q\" ...", "👋🏽 é漢"])
  func insert(text: String) {
    var state = state()
    #expect(state.apply(.insert(text), now: .milliseconds(10)) == [.edit(.insert(text))])
    #expect(state.editor.before == text)
  }

  @Test("a space after somebody else's space makes no period")
  func insertedSpace() {
    var state = state(pad)
    _ = state.apply(.insert("word "), now: .milliseconds(10))
    #expect(state.apply(.insert(" "), now: .milliseconds(20)) == [.edit(.insert(" "))])
    #expect(state.editor.before == "word  ")
  }
}
