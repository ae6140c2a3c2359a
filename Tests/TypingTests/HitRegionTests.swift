import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Hit regions")
struct HitRegionTests {
  private func typed(_ script: String, _ likelihoods: [String: Double]) throws -> String {
    var words = WordList()
    words.following = ["": likelihoods]
    var player = TypingPlayer(traits: .plain, words: words)
    try player.play(script)
    return player.editor.text
  }

  @Test("a touch at a key's edge means a neighbour that is far likelier")
  func grows() throws {
    #expect(try typed("@0 tap s+15,0", ["d": 0.9, "s": 0.01]) == "d")
    #expect(try typed("@0 tap s+15,0", ["d": 0.4, "s": 0.4]) == "s")
    #expect(try typed("@0 tap s+15,0", [:]) == "s")
  }

  @Test("the middle of a key is its own, however unlikely it is")
  func middle() throws {
    for dx in [-9.0, 0, 9] {
      #expect(try typed("@0 tap s+\(dx),0", ["a": 0.5, "d": 0.5]) == "s")
    }
  }

  @Test("keys that type no character keep their region")
  func otherKeys() throws {
    #expect(try typed("@0 tap space+-75,0\n+90 tap q", ["b": 1, "z": 1]) == " q")
  }
}
