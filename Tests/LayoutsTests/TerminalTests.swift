import Testing
import TextTraits

@testable import Layouts

@Suite struct TerminalTests {
  @Test func everyLayerHasTheTerminalRow() {
    let keyboard = keyboard(.asciiCapable) { $0.traits.isTerminal = true }
    for layer in keyboard.layers {
      #expect(
        keyboard.text(layer.id).first
          == "escape tab control alt arrowLeft arrowDown arrowUp arrowRight")
    }
    #expect(!keyboard.hasBar)
    #expect(keyboard.stripNames == ["dismiss"])
  }
}
