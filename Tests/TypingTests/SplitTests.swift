import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@testable import Typing

/// Touches beside the gap of a split keyboard.
@Suite("Split keyboard")
struct SplitTests {
  private func placed(_ shape: KeyboardShape) -> PlacedKeyboard {
    let keyboard = KeyboardComposer(
      KeyboardRequest(letters: .english, asciiLetters: .english, form: .tablet, shape: shape)
    ).keyboard()
    return PlacedKeyboard(
      keyboard, metrics: KeyboardMetrics(form: .tablet, width: 810, shape: keyboard.shape))
  }

  private func key(_ id: String) throws -> Rect {
    try #require(placed(.split).layers[.letters]?.first { $0.key.id == id }).frame
  }

  @Test("each thumb types the keys beside the gap that are the other's")
  func doubles() throws {
    var player = TypingPlayer(placed(.split), traits: .plain)
    let (t, y) = (try key("t"), try key("y"))
    try player.play("@0 tap \(t.maxX + t.width / 2),\(t.center.y)")
    try player.play("@0 tap \(y.x - y.width / 2),\(y.center.y)")
    #expect(player.editor.text == "yt")
    try player.play("@0 tap 370,\(t.center.y)")
    #expect(player.editor.text == "yt", "the middle of the gap means nothing")
  }

  @Test("each thumb reaches the middle of the bar from its own half")
  func bar() throws {
    // Halves of 38 % of 810: their inner thirds begin at 205 and end at 605.
    for (x, text) in [(60, "wor "), (205, "world "), (605, "world "), (750, "work ")] {
      var player = TypingPlayer(
        placed(.split), traits: .plain, words: WordList(completions: ["wor": ["world", "work"]]))
      try player.play("@0 type wor\n+0 tap \(x),20")
      #expect(player.editor.text == text)
    }
  }

  @Test(
    "where a finger landed is told as on a keyboard that is not split", arguments: ["q", "y", "b"])
  func grid(id: String) throws {
    let split = KeyMaps(placed(.split))
    let whole = KeyMaps(placed(.docked))
    let place = try #require(split.key(id: id, layer: .letters)).frame.center
    let usual = try #require(whole.key(id: id, layer: .letters)).frame.center
    let (a, b) = (try #require(split.grid).place(place), try #require(whole.grid).place(usual))
    #expect(abs(a.column - b.column) < 0.1 && abs(a.row - b.row) < 0.1)
  }
}
