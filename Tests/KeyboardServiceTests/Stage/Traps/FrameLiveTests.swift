import Layouts
import StageCompositor
import TemporaryFolders
import Testing
import Typing

/// What is seen of a touch, and how soon.
@Suite("The first frame after a touch", .timeLimit(.minutes(1)), .serialized)
struct FrameLiveTests {
  let stage: StageCompositor
  let keyboard: StagedKeyboard
  private let home: TemporaryFolder

  init() throws {
    stage = try StageCompositor()
    home = try TemporaryFolder()
    // Without sliding the first picture is the whole keyboard.
    try home.writeSettings(#"{"reducedMotion": "on", "hardwareKeyboard": "ignore"}"#)
    keyboard = try StagedKeyboard(stage, environment: home.environment)
  }

  private func touchDown(_ slot: Int32, _ point: Point) {
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.touchDown(slot, on: surface, x: point.x, y: point.y)
      stage.seat.touchFrame()
    }
  }

  private func point(_ key: String) throws -> Point {
    try #require(StagedKeyboard.point(of: key, type: .default, layer: .letters))
  }

  @Test("shows the key pressed, at once or in answer to the frame it waits for")
  func highlight() throws {
    #expect(keyboard.focus("x "))
    // From now on there are frames only when the test gives one.
    let before = stage.perform { stage in
      stage.givesFrames = false
      stage.sendFrames()
      return stage.shownSurfaces.first?.picture
    }
    let first = try point("delete")
    touchDown(0, first)
    #expect(stage.wait { differs($0, before, at: first) })
    // The picture that is shown now asked for a frame. Until that comes there is no other.
    let shown = stage.perform { ($0.shownSurfaces.first?.picture, $0.shownSurfaces.first?.commits) }
    let second = try point("space")
    touchDown(1, second)
    stage.perform { $0.sendFrames() }
    #expect(stage.wait { $0.shownSurfaces.first?.commits == (shown.1 ?? 0) + 1 })
    #expect(stage.perform { differs($0, shown.0, at: second) })
  }

  @Test(
    "shows a letter enlarged above its key, but not in a password",
    arguments: [(UInt32(0), UInt32(0), true), (8, 192, false)])
  @MainActor
  func balloon(purpose: UInt32, hints: UInt32, isShown: Bool) throws {
    let model = try ModelKeyboard(
      StagedScript.Field(text: "x ", purpose: purpose, hints: hints),
      screen: Size(width: 390, height: 844), settings: TypingSettings())
    let center = try #require(model.player.center(of: "g"))
    let letter = Point(x: center.x, y: center.y + PlacedKeyboard.overhang)
    #expect(keyboard.focus("x ", purpose: purpose, hints: hints))
    let before = stage.perform { $0.shownSurfaces.first?.picture }
    // The balloon stands a key's height above its key, where otherwise another key is.
    let above = Point(x: letter.x, y: letter.y - 54)
    touchDown(0, letter)
    #expect(stage.wait { differs($0, before, at: letter) })
    #expect(stage.perform { differs($0, before, at: above) } == isShown)
  }
}

/// Whether the picture is another one within 10 logical pixels of a place.
private func differs(_ stage: Stage, _ before: Picture?, at point: Point) -> Bool {
  guard let before, let after = stage.shownSurfaces.first?.picture,
    (before.width, before.height) == (after.width, after.height)
  else { return false }
  let (x, y) = (Int(point.x * 2), Int(point.y * 2))
  return (y - 20..<y + 20).contains { y in
    (x - 20..<x + 20).contains { before[$0, y] != after[$0, y] }
  }
}
