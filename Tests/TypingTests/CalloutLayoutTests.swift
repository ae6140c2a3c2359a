import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Callout layout")
struct CalloutLayoutTests {
  private let key = Rect(x: 3, y: 53, width: 33, height: 42)

  @Test("the first cell is above the key, the others follow towards the middle")
  func direction() throws {
    let left = CalloutLayout(texts: ["a", "b", "c"], key: key, keyboardWidth: 390)
    #expect(left.cells.map(\.frame.center.x) == [19.5, 52.5, 85.5])
    let right = CalloutLayout(
      texts: ["a", "b", "c"], key: key.offsetBy(dx: 351, dy: 0), keyboardWidth: 390)
    #expect(right.cells.map(\.frame.center.x) == [370.5, 337.5, 304.5])
    #expect(left.cells.allSatisfy { $0.frame.maxY <= key.y })
  }

  @Test(
    "every cell is on the keyboard's width, whichever key opens and however many there are",
    arguments: [1, 2, 5, 10, 11, 23])
  func fits(count: Int) {
    let texts = (0..<count).map { _ in "x" }
    for x in stride(from: 3.0, through: 354, by: 39) {
      let layout = CalloutLayout(
        texts: texts, key: Rect(x: x, y: 53, width: 33, height: 42), keyboardWidth: 390)
      #expect(layout.cells.count == count)
      #expect(layout.cells.allSatisfy { $0.frame.x >= -0.01 && $0.frame.maxX <= 390.01 })
      #expect(Set(layout.cells.map(\.frame)).count == count)
    }
  }

  @Test("every cell can be reached by a finger that stays on the screen")
  func reachable() {
    for x in stride(from: 3.0, through: 354, by: 39) {
      let key = Rect(x: x, y: 100, width: 33, height: 42)
      let layout = CalloutLayout(
        texts: (0..<12).map(String.init), key: key, keyboardWidth: 390)
      for cell in layout.cells { #expect(0...390 ~= cell.frame.center.x) }
    }
  }

  @Test("texts longer than a character get wider cells")
  func wide() {
    let layout = CalloutLayout(
      texts: [".com", ".net", ".co.uk"], key: key, keyboardWidth: 390)
    #expect(layout.cells.allSatisfy { $0.frame.width >= 66 })
  }
}
