import Testing

@testable import Layouts

@Suite("Slots of the suggestion bar")
struct SuggestionSlotsTests {
  private let bar = Rect(x: 10, y: 100, width: 300, height: 45)

  @Test("the bar is shared equally, among three at most", arguments: 0...5)
  func shares(count: Int) {
    let frames = SuggestionSlots(bar: bar, count: count).frames
    #expect(frames.count == min(count, 3))
    #expect(frames.reduce(0) { $0 + $1.width } == (count == 0 ? 0 : 300))
    #expect(frames.allSatisfy { $0.y == 100 && $0.height == 45 })
  }

  @Test("every point of the bar means one slot, and none outside but within reach")
  func points() {
    let slots = SuggestionSlots(bar: bar, count: 3)
    #expect(slots.index(at: Point(x: 10, y: 100)) == 0)
    #expect(slots.index(at: Point(x: 109, y: 120)) == 0)
    #expect(slots.index(at: Point(x: 110, y: 120)) == 1)
    #expect(slots.index(at: Point(x: 309, y: 144)) == 2)
    #expect(slots.index(at: Point(x: 150, y: 153)) == nil)
    #expect(slots.index(at: Point(x: 150, y: 153), reach: 8) == 1)
    #expect(slots.index(at: Point(x: 150, y: 160), reach: 8) == nil)
    #expect(SuggestionSlots(bar: bar, count: 0).index(at: Point(x: 20, y: 110)) == nil)
  }

  @Test("above the gap of a split keyboard the middle slot reaches into both halves")
  func split() {
    // Halves of 80 with 140 between them.
    let frames = SuggestionSlots(bar: bar, count: 3, gap: 140).frames
    #expect(frames.map(\.x) == [10, 50, 270])
    #expect(frames.map(\.width) == [40, 220, 40])
    let marked = SuggestionSlots(bar: bar, count: 3, hasMark: true, gap: 140).frames
    #expect(marked.map(\.x) == [46, 86, 270])
    #expect(marked.map(\.maxX) == [86, 270, 310])
    #expect(SuggestionSlots(bar: bar, count: 2, gap: 140).frames.map(\.width) == [150, 150])
  }
}
