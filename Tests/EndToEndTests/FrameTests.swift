import Laboratory
import Testing

/// Where the keyboard says it is, to the pixel (reference 7.4, 7.5).
@Suite(.serialized)
@DeskActor
struct FrameTests {
  /// A screen, and what sway is told of it before the keyboard comes.
  struct Screen: Sendable, CustomTestStringConvertible {
    var name: String
    var size: DeskSize
    var transform: String?
    /// The screen as it is then, in logical pixels.
    var width, height: Double
    var testDescription: String { name }
  }

  nonisolated static let screens = [
    Screen(name: "docked", size: .phone, width: 390, height: 844),
    Screen(
      name: "at scale 1.5", size: DeskSize(width: 390, height: 844, scale: 1.5), width: 390,
      height: 844),
    Screen(
      name: "rotated", size: DeskSize(width: 844, height: 390, scale: 1), transform: "90",
      width: 390, height: 844),
  ]

  @Test("The rectangle is that of the picture, with the bar above the keys", arguments: screens)
  func frame(screen: Screen) throws {
    let name = screen.name.split(separator: " ").joined(separator: "-")
    try Desk.with(Sway(), size: screen.size, named: "frame-\(name)") { desk in
      if let transform = screen.transform {
        try Sway.tell(["output", "HEADLESS-1", "transform", transform], in: desk.session)
      }
      let keyboard = try LiveKeyboard(at: desk)
      try keyboard.run("show")
      var shown = try keyboard.wait("be as wide as the screen") {
        $0.visible && $0.frame.width == screen.width
      }
      try #require(shown.frame.y + shown.frame.height == screen.height)
      try requireEdge(of: shown, at: desk)
      guard screen.transform == nil else { return }
      // With a form that has a bar the rectangle is as much higher.
      let plain = shown.frame.height
      let client = try Client(.signUp, at: desk)
      try client.giveFocus(to: "Name")
      shown = try keyboard.wait("show the bar") { $0.visible && $0.accessory != nil }
      try #require(shown.frame.height == plain + 44)
      try #require(try frameProperty(desk) == shown.frame)
      try requireEdge(of: shown, at: desk)
    }
  }

  @Test("A floating keyboard's rectangle is that of the picture, with the bar and when it moves")
  func floating() throws {
    let tablet = DeskSize(width: 810, height: 1080, scale: 1)
    try Desk.with(Sway(), size: tablet, named: "frame-floating") { desk in
      try desk.session.writeSettings("\"shape\": \"floating\"")
      let keyboard = try LiveKeyboard(at: desk)
      let client = try Client(.signUp, at: desk)
      try client.giveFocus(to: "Name")
      var shown = try keyboard.wait("float with the bar") {
        $0.visible && $0.accessory != nil && $0.frame.width == 320
      }
      try requireEdge(of: shown, at: desk)
      let before = shown.frame
      let handle = try #require(shown.center(ofKey: "handle"))
      try desk.hand.down(0, at: handle)
      for step in [60.0, 120] {
        try desk.hand.move(0, to: Point(x: handle.x - step, y: handle.y - 2 * step))
      }
      try desk.hand.up(0)
      shown = try keyboard.wait("follow the finger") { $0.frame.x == before.x - 120 }
      try #require(shown.frame.y == before.y - 240 && shown.frame.height == before.height)
      try #require(try frameProperty(desk) == shown.frame)
      try requireEdge(of: shown, at: desk)
    }
  }

  /// The keyboard's colour begins at the rectangle's upper edge and not a device pixel above it.
  private func requireEdge(of shown: ShownKeyboard, at desk: Desk) throws {
    // A floating keyboard's corners are round.
    let edge = Point(x: shown.frame.x + 100, y: shown.frame.y)
    try desk.waitForColor(ShownKeyboard.background, at: edge)
    try #require(try desk.color(at: edge, up: 1) != ShownKeyboard.background)
  }

  /// The rectangle as programs read it on the bus.
  private func frameProperty(_ desk: Desk) throws -> Rectangle {
    let answer = try desk.session.require([
      "/usr/bin/gdbus", "call", "--session", "--dest", "org.toccata.Keyboard", "--object-path",
      "/org/toccata/Keyboard", "--method", "org.freedesktop.DBus.Properties.Get",
      "org.toccata.Keyboard1", "Frame",
    ])
    let numbers = answer.split { !"0123456789".contains($0) }.compactMap { Double($0) }
    try #require(numbers.count == 4)
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
