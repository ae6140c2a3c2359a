import Layouts
import Scene
import Testing

@Suite struct SceneDifferenceTests {
  private let scene = Scene(
    size: Size(width: 100, height: 60),
    bar: SuggestionBar(
      frame: Rect(x: 0, y: 0, width: 100, height: 10),
      slots: [.init(text: "the", frame: Rect(x: 0, y: 0, width: 100, height: 10))]),
    body: .keys([
      SceneKey(
        id: "q", action: .character, face: KeyFace("q"),
        frame: Rect(x: 3, y: 15, width: 33, height: 40)),
      SceneKey(
        id: "w", action: .character, face: KeyFace("w"),
        frame: Rect(x: 42, y: 15, width: 33, height: 40)),
    ]))

  private func changed(_ change: (inout [SceneKey]) -> Void) -> Scene {
    var scene = scene
    guard case .keys(var keys) = scene.body else { return scene }
    change(&keys)
    scene.body = .keys(keys)
    return scene
  }

  @Test func isNothingBetweenTheSame() {
    #expect(scene.difference(from: scene).isEmpty)
  }

  @Test func isOneKeyWhereOneKeyChanged() {
    let pressed = changed { $0[1].isPressed = true }
    #expect(pressed.difference(from: scene) == [Rect(x: 39, y: 12, width: 39, height: 46)])
    #expect(scene.difference(from: pressed) == [Rect(x: 39, y: 12, width: 39, height: 46)])
  }

  @Test func isBothKeysWhereTheFocusMoved() {
    var first = scene
    first.focus = "q"
    var second = scene
    second.focus = "w"
    #expect(second.difference(from: first).count == 2)
    #expect(first.difference(from: scene).count == 1)
  }

  @Test func isTheBarWhereASuggestionChanged() {
    var other = scene
    other.bar?.slots[0].text = "then"
    #expect(other.difference(from: scene) == [Rect(x: 0, y: 0, width: 100, height: 10)])
  }

  @Test func isTheOldBarWhereItWentAway() {
    var other = scene
    other.bar = nil
    #expect(other.difference(from: scene) == [Rect(x: 0, y: 0, width: 100, height: 10)])
  }

  @Test func isTheBalloonThatCameOrWent() {
    let key = Rect(x: 42, y: 15, width: 33, height: 40)
    var other = scene
    other.overlays = [
      .balloon(
        .init(label: "w", key: key, frame: Rect(x: 30, y: -20, width: 57, height: 30)))
    ]
    let place = Rect(x: 18, y: -32, width: 81, height: 99)
    #expect(other.difference(from: scene) == [place])
    #expect(scene.difference(from: other) == [place])
    #expect(other.difference(from: other).isEmpty)
  }

  @Test func isEverythingWhereKeysMoved() {
    let moved = changed { $0[0].frame.width = 30 }
    #expect(moved.difference(from: scene) == [Rect(x: 0, y: 0, width: 100, height: 60)])
    let fewer = changed { $0.removeLast() }
    #expect(fewer.difference(from: scene) == [Rect(x: 0, y: 0, width: 100, height: 60)])
  }

  /// The widest letter decides the size of all where keys are narrow.
  @Test func isEverythingWhereALetterChanged() {
    let upper = changed { $0[0].face = KeyFace("W") }
    #expect(upper.difference(from: scene) == [Rect(x: 0, y: 0, width: 100, height: 60)])
  }

  @Test func isEverythingWhereTheSizeChanged() {
    var taller = scene
    taller.size.height = 80
    #expect(
      taller.difference(from: scene).contains(Rect(x: 0, y: 0, width: 100, height: 80)))
  }
}
