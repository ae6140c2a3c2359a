import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Flick")
struct FlickTests {
  private func typed(_ script: String) throws -> String {
    try TypingTests.typed(script, on: TestKeyboard.tablet())
  }
  private var height: Double {
    TestKeyboard.tablet().layers[.letters]?.first?.frame.height ?? 0
  }

  @Test("a flick down by half the key's height types the secondary character")
  func flick() throws {
    #expect(try typed("@0 1 down q\n@80 1 move q+0,\(height * 0.51)\n@120 1 up") == "1")
    #expect(try typed("@0 1 down q\n@80 1 move q+0,\(height * 0.49)\n@120 1 up") == "q")
  }

  @Test("going back up takes it back")
  func back() throws {
    #expect(
      try typed("@0 1 down q\n@80 1 move q+0,\(height)\n@120 1 move q\n@160 1 up") == "q")
  }

  @Test("a movement more sideways than down is no flick")
  func sideways() throws {
    #expect(
      try typed("@0 1 down q\n@80 1 move q+\(height),\(height * 0.6)\n@160 1 up") != "1")
  }

  @Test(
    "the secondary character comes forward from 20 % of the key's height to 80 %, and is chosen at 50 %",
    arguments: [(0.21, 0.017, false), (0.35, 0.25, false), (0.5, 0.5, true), (0.9, 1, true)])
  func forward(way: Double, share: Double, isChosen: Bool) throws {
    var player = TypingPlayer(TestKeyboard.tablet(), traits: .plain)
    try player.play("@0 1 down q\n@80 1 move q+0,\(height * way)")
    let flick = try #require(player.state.presentation.flicks.first)
    #expect(abs(flick.share - share) < 0.001)
    #expect(flick.isChosen == isChosen)
    try player.play("@0 1 move q")
    #expect(player.state.presentation.flicks.isEmpty)
  }

  @Test("an apostrophe by flick and a key without a secondary character are as ever")
  func others() throws {
    #expect(try typed("@0 1 down p\n@80 1 move p+0,\(height * 0.6)\n@120 1 up") == "p")
  }
}
