import Laboratory
import Testing

/// The globe's menu and the keyboard's shapes at a real desk.
@Suite(.serialized)
@DeskActor
struct ShapeTests {
  private let tablet = DeskSize(width: 810, height: 1080, scale: 1)

  /// Holds the globe, slides to an entry of its menu and lifts.
  private func choose(_ label: String, on keyboard: LiveKeyboard, at desk: Desk) throws {
    let globe = try #require(try keyboard.shown().center(ofKey: "globe"))
    try desk.hand.down(0, at: globe)
    let open = try keyboard.wait("open the menu") { $0.menu != nil }
    try desk.hand.move(0, to: try #require(open.center(ofEntry: label)))
    try desk.hand.up(0)
  }

  private func drag(from start: Point, by steps: [(Double, Double)], at desk: Desk) throws {
    try desk.hand.down(0, at: start)
    for (dx, dy) in steps { try desk.hand.move(0, to: Point(x: start.x + dx, y: start.y + dy)) }
    try desk.hand.up(0)
  }

  @Test("A keyboard floats, is dragged, types and docks on sway")
  func floating() throws {
    try Desk.with(Sway(), size: tablet, named: "floating") { desk in
      let keyboard = try LiveKeyboard(at: desk, language: "en:de")
      let client = try Client(.gtk4, at: desk)
      try desk.hand.tap(try client.place(of: "free_form").center)
      try keyboard.waitForType("default")
      try choose("floating", on: keyboard, at: desk)
      var shown = try keyboard.wait("float") { $0.frame.width == 320 }
      try desk.waitForArrival(of: shown)

      let handle = try #require(shown.center(ofKey: "handle"))
      try drag(from: handle, by: [(-60, -90), (-120, -200)], at: desk)
      let start = shown.frame
      shown = try keyboard.wait("follow the finger") { $0.frame.x == start.x - 120 }
      try #require(shown.frame.y == start.y - 200)
      try desk.waitForArrival(of: shown)
      try keyboard.tap("Hi", into: "free_form", of: client)

      let lower = try #require(shown.center(ofKey: "handle"))
      try drag(from: lower, by: [(0, 150), (0, Double(desk.size.height) - lower.y - 1)], at: desk)
      shown = try keyboard.wait("dock") { $0.frame.width == 810 }
      try #require(shown.frame.y + shown.frame.height == 1080)
      try desk.waitForArrival(of: shown)
      try keyboard.tap("t", into: "free_form", of: client, after: "Hi")
    }
  }

  @Test("A split keyboard types on both sides on sway")
  func split() throws {
    try Desk.with(Sway(), size: tablet, named: "split") { desk in
      let keyboard = try LiveKeyboard(at: desk, language: "en:de")
      let client = try Client(.gtk4, at: desk)
      try desk.hand.tap(try client.place(of: "free_form").center)
      let docked = try keyboard.waitForType("default")
      try choose("split", on: keyboard, at: desk)
      let shown = try keyboard.wait("split") { $0.keys.contains { $0.id == "space-2" } }
      try #require(shown.frame.y + shown.frame.height == docked.frame.y + docked.frame.height)
      try desk.waitForArrival(of: shown)
      try keyboard.tap("Ty", into: "free_form", of: client)
    }
  }

  @Test("A one-handed keyboard in the language that was chosen on sway")
  func oneHanded() throws {
    try Desk.with(Sway(), named: "one-handed") { desk in
      let keyboard = try LiveKeyboard(at: desk, language: "en:de")
      let client = try Client(.gtk4, at: desk)
      try desk.hand.tap(try client.place(of: "free_form").center)
      try keyboard.waitForType("default")
      try choose("Deutsch", on: keyboard, at: desk)
      try keyboard.wait("be German") { $0.keys.contains { $0.output == "Ö" || $0.output == "ö" } }
      try choose("right", on: keyboard, at: desk)
      let shown = try keyboard.wait("be one-handed") { $0.strip.contains { $0.action == "dock" } }
      try desk.waitForArrival(of: shown)
      try keyboard.tap("Ö", into: "free_form", of: client)
      try keyboard.tapAction("dock")
      try keyboard.wait("be wide again") { !$0.strip.contains { $0.action == "dock" } }
    }
  }
}
