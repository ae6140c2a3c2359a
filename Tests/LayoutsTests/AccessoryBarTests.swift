import Testing
import TextTraits

@testable import Layouts

/// The bar's places: UIKit's height, items side by side, no dead gaps between them (checklist S73).
@Suite struct AccessoryBarTests {
  private func placed(
    _ items: [AccessoryItem], type: KeyboardType = .default, width: Double = 390
  ) -> PlacedKeyboard {
    let keyboard = keyboard(type) { $0.accessoryItems = items }
    return PlacedKeyboard(
      keyboard, metrics: KeyboardMetrics(form: .phone, width: width, isPad: type.isPad))
  }

  private func button(_ id: String, _ label: String = "") -> AccessoryItem {
    AccessoryItem(kind: .button, id: id, label: label)
  }

  @Test("The bar stands above the suggestion bar and makes the keyboard 44 higher")
  func height() throws {
    let placed = placed([button("a")])
    #expect(placed.size == Size(width: 390, height: 313 + 44))
    #expect(placed.accessoryBar?.frame == Rect(x: 0, y: 0, width: 390, height: 44))
    #expect(placed.bar == Rect(x: 0, y: 44, width: 390, height: 45))
    let q = try #require(placed.layers[.letters]?.first)
    #expect(q.frame == Rect(x: 3, y: 97, width: 33, height: 42))
    #expect(placed.strip.first?.frame.y == 311)
  }

  @Test("A pad gets one too; without items there is none")
  func pads() {
    #expect(placed([AccessoryItem(.done)], type: .numberPad).size.height == 268 + 44)
    #expect(placed([]).accessoryBar == nil)
    #expect(placed([]).size.height == 313)
  }

  @Test("Both ways stand at the left of a form's bar, done at its right")
  func form() throws {
    let items = try #require(placed(AccessoryItem.form(hasPrevious: false)).accessoryBar?.items)
    #expect(items.map(\.item.id) == ["previous", "next", "", "done"])
    #expect(items[0].frame == Rect(x: 8, y: 0, width: 44, height: 44))
    #expect(items[1].frame.x == 56)
    #expect(abs(items[3].frame.maxX - 382) < 0.01)
    #expect(!items[0].item.isEnabled && items[1].item.isEnabled)
  }

  @Test(
    "Ready-made items have the words of the keyboard's language",
    arguments: [("en", "Done"), ("de", "Fertig"), ("ja", "完了"), ("tr", "Bitti")])
  func words(language: String, word: String) {
    let done = AccessoryItem(.done).completed(language: language)
    #expect(done.label == word)
    #expect(done.isProminent)
    #expect(button("done", "OK").completed(language: language).label == "OK")
  }

  @Test(
    "What a finger is on",
    arguments: [
      (30.0, "bold", nil), (53, "bold", nil), (57, "unit", 0), (120, "unit", 1), (300, nil, nil),
    ] as [(Double, String?, Int?)])
  func targets(x: Double, id: String?, segment: Int?) throws {
    let bar = try #require(
      placed([
        button("bold", "B"),
        AccessoryItem(kind: .segments, id: "unit", segments: ["cm", "in"]),
        AccessoryItem(kind: .label, label: "a label"),
      ]).accessoryBar)
    let target = bar.target(at: Point(x: x, y: 20))
    #expect(target == id.map { .init(id: $0, segment: segment) })
    #expect(bar.target(at: Point(x: x, y: 44)) == nil)
  }

  @Test("An item that is disabled answers to nothing, nor does its neighbour for it")
  func disabled() throws {
    var item = button("a", "A")
    item.isEnabled = false
    let bar = try #require(placed([item, button("b", "B")]).accessoryBar)
    #expect(bar.target(at: Point(x: 20, y: 10)) == nil)
    #expect(bar.target(at: Point(x: 80, y: 10))?.id == "b")
    #expect(bar.item("a") == nil && bar.item("b") != nil)
  }

  @Test("Items stand side by side, however many and long", arguments: [280.0, 390, 844])
  func room(width: Double) throws {
    for count in 1...AccessoryItem.maximumCount {
      let items = (1...count).map { index in
        index % 3 == 0
          ? AccessoryItem(kind: .chip, id: "\(index)", label: "A long reply, number \(index)")
          : index % 3 == 1 ? button("\(index)", "好的") : AccessoryItem(kind: .spacer)
      }
      let bar = try #require(PlacedAccessoryBar(items, width: width))
      #expect(bar.items.map(\.item) == items)
      for (item, next) in zip(bar.items, bar.items.dropFirst()) {
        #expect(item.frame.maxX <= next.frame.x)
      }
      let last = try #require(bar.items.last)
      #expect(bar.items[0].frame.x == 8 && last.frame.maxX <= bar.contentWidth - 7.99)
      #expect(bar.items.allSatisfy { $0.item.kind == .spacer || $0.frame.width >= 32 })
      // No item is wider than the bar: each can be seen whole.
      #expect(bar.items.allSatisfy { $0.frame.width <= width - 16 })
    }
  }

  private func chips(_ count: Int) -> [AccessoryItem] {
    (1...count).map { AccessoryItem(kind: .chip, id: "\($0)", label: "Reply \($0)") }
  }

  @Test("A few too many yield a little; more than that keep their size, and the bar can be dragged")
  func yielding() throws {
    let wide = try #require(PlacedAccessoryBar(chips(5), width: 844))
    #expect(wide.range == 0)
    let natural = wide.items[0].frame.width
    // Five of them are wider than 390 by less than a quarter.
    let tight = try #require(PlacedAccessoryBar(chips(5), width: 390))
    #expect(tight.range == 0)
    #expect((0.75 * natural..<natural).contains(tight.items[0].frame.width))
    #expect(abs((tight.items.last?.frame.maxX ?? 0) - 382) < 0.01)
    let long = try #require(PlacedAccessoryBar(chips(9), width: 390))
    #expect(long.items[0].frame.width == natural)
    #expect(long.range > 0 && long.contentWidth == 390 + long.range)
  }

  @Test("A dragged bar ends at its last item, and answers for what is there then")
  func scrolled() throws {
    let bar = try #require(PlacedAccessoryBar(chips(9), width: 390))
    let end = bar.scrolled(to: 5000)
    #expect(end.offset == bar.range)
    #expect(abs((end.items.last?.frame.maxX ?? 0) - 382) < 0.01)
    #expect(bar.target(at: Point(x: 375, y: 20))?.id != "9")
    #expect(end.target(at: Point(x: 375, y: 20))?.id == "9")
    #expect(end.scrolled(to: -5) == bar)
    let once = bar.scrolled(to: 30)
    #expect(once.items[0].frame.x == -22 && once.scrolled(to: 30) == once)
    #expect(try #require(PlacedAccessoryBar(chips(2), width: 390)).scrolled(to: 30).offset == 0)
  }

  @Test("keys tells the items with their state and place")
  func description() throws {
    let placed = placed([
      AccessoryItem(kind: .toggle, id: "bold", label: "B", value: .isOn(true)),
      AccessoryItem(kind: .segments, id: "unit", segments: ["cm", "in"], value: .index(1)),
    ])
    let items = try #require(KeyboardDescription(placed).accessory)
    #expect(items.map(\.kind) == ["toggle", "segments"])
    #expect(items[0].on == true && items[1].selected == 1)
    #expect(items[0].width == 44 && items[0].height == 44)
    #expect(KeyboardDescription(self.placed([])).accessory == nil)
  }
}
