import Layouts
import TemporaryFolders
import Testing

@testable import KeyboardService

@Suite("Remembered shapes") struct ShapeChoicesTests {
  private let home: TemporaryFolder
  private let file: ChoicesFile<ShapeChoices>

  init() throws {
    home = try TemporaryFolder()
    file = try #require(ChoicesFile(environment: home.environment))
  }

  private func write(_ text: String) throws {
    try home.write(text, to: ".local/state/toccata/shapes.json")
  }

  @Test("What was chosen on each output is read again")
  func roundTrip() throws {
    var choices = ShapeChoices()
    choices["DSI-1"] = .init(shape: .left)
    choices["HDMI-A-1"] = .init(shape: .floating, position: Point(x: 12, y: 340))
    choices[""] = .init()
    #expect(file.write(choices) == nil)
    #expect(file.read().value == choices)
    #expect(file.read().value?["DSI-2"] == nil)
  }

  @Test("A word that is no shape costs the choices and one line")
  func broken() throws {
    try write(#"{"DSI-1": {"shape": "round"}}"#)
    let reading = file.read()
    #expect(reading.value == nil)
    #expect(reading.lines.count == 1)
  }

  @Test("A position beyond all bounds is read, and does not move the keyboard off the screen")
  func farAway() throws {
    try write(#"{"A": {"shape": "floating", "position": {"x": 1e300, "y": -1e300}}}"#)
    let choice = try #require(file.read().value?["A"])
    let place = SurfacePlace(
      Size(width: 320, height: 306), shape: choice.shape, screen: Size(width: 1080, height: 810),
      position: choice.position)
    #expect(place.frame == Rect(x: 760, y: 64, width: 320, height: 306))
  }

  @Test("It does not grow without end, and forgets another output than the last one")
  func bounded() {
    var choices = ShapeChoices()
    for number in 100..<200 { choices["\(number)"] = .init(shape: .split) }
    #expect(choices["199"]?.shape == .split)
    #expect((100..<200).count { choices["\($0)"] != nil } == ShapeChoices.limit)
    choices["000"] = .init(shape: .left)
    #expect(choices["000"]?.shape == .left)
    choices[String(repeating: "x", count: 65)] = .init(shape: .left)
    #expect(choices[String(repeating: "x", count: 65)] == nil)
  }
}
