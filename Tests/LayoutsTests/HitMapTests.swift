import Testing
import TextTraits

@testable import Layouts

@Suite struct HitMapTests {
  private func placed(_ type: KeyboardType, width: Double = 390) -> PlacedKeyboard {
    PlacedKeyboard(
      keyboard(type),
      metrics: KeyboardMetrics(form: .phone, width: width, isPad: type.isPad))
  }

  @Test("Every point of the keys belongs to a key", arguments: [280.0, 390, 428])
  func noDeadGaps(width: Double) {
    for type in KeyboardType.allCases where !type.isPad {
      let placed = placed(type, width: width)
      for layer in placed.keyboard.layers.map(\.id) where layer != .digits {
        let map = placed.hitMap(layer)
        for x in stride(from: placed.area.x, to: placed.area.maxX, by: 3) {
          for y in stride(from: placed.area.y, to: placed.area.maxY, by: 3)
          where map.key(at: Point(x: x, y: y)) == nil {
            Issue.record("\(type) \(layer.rawValue): (\(x), \(y)) is dead")
          }
        }
      }
    }
  }

  @Test(
    "Gutters belong to the nearer key, margins to the row's end keys",
    arguments: [
      (37.0, 70.0, "q"), (40, 70, "w"), (2, 130, "a"), (388, 120, "l"), (20, 118, "a"),
      (50, 97, "w"), (50, 104, "a"), (60, 180, "z"), (49, 180, "shift"), (195, 259, "space"),
    ])
  func nearest(x: Double, y: Double, id: String) {
    #expect(placed(.default).hitMap(.letters).key(at: Point(x: x, y: y))?.key.id == id)
  }

  @Test func emptyCellOfAPadAnswersToNothing() throws {
    let placed = placed(.numberPad)
    let map = placed.hitMap(.digits)
    let seven = try #require(placed.layers[.digits]?.first { $0.key.id == "7" })
    let below = Point(x: seven.frame.center.x, y: seven.frame.center.y + 54)
    #expect(map.key(at: below) == nil)
    #expect(map.key(at: Point(x: 2, y: below.y)) == nil)
    #expect(map.key(at: Point(x: 195, y: below.y))?.key.id == "0")
  }

  @Test func stripKeysAreLargerForFingersThanForEyes() {
    let map = placed(.default).hitMap(.letters)
    #expect(map.key(at: Point(x: 8, y: 290))?.key.id == "emoji")
    #expect(map.key(at: Point(x: 57, y: 290))?.key.id == "emoji")
    #expect(map.key(at: Point(x: 195, y: 290)) == nil)
  }

  @Test func outsideIsNothing() {
    let map = placed(.default).hitMap(.letters)
    #expect(map.key(at: Point(x: 195, y: 20)) == nil)
    #expect(map.key(at: Point(x: -5, y: 100)) == nil)
    #expect(map.key(at: Point(x: 195, y: 400)) == nil)
  }
}
