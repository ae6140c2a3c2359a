import Layouts
import TextTraits
import Testing
import TypingTestSupport

@testable import Typing

/// Touches as they come now and then.
@Suite("Touch, at its edges")
struct TouchEdgeTests {
  private let finger = TouchID(rawValue: 1)

  @Test("a finger that comes down again without having lifted leaves nothing pressed")
  func downTwice() throws {
    #expect(try typed("@0 1 down shift\n@100 1 down q\n@200 1 up\n@700 tap a") == "qa")
  }

  @Test("a place that is no number is not gone to")
  func noNumber() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down q")
    player.apply(.touch(.move(finger, Point(x: .nan, y: .infinity))))
    player.apply(.touch(.move(finger, Point(x: .infinity, y: 80))))
    try player.play("@200 1 up")
    #expect(player.editor.text == "q")
  }

  @Test("a slide onto a key that cannot be pressed keeps what the finger has")
  func disabledKey() throws {
    var keyboard = TestKeyboard.phone()
    keyboard.layers[.letters] = keyboard.layers[.letters]?.map { placed in
      var placed = placed
      if placed.key.id == "w" { placed.key.isEnabled = false }
      return placed
    }
    #expect(try typed("@0 1 down q\n@200 1 move w\n@300 1 up", on: keyboard) == "q")
  }

  @Test("another key ends a delete that is held but has not begun to repeat")
  func endsRepeat() throws {
    #expect(
      try typed("@0 type wxyz\n+0 1 down delete\n+200 2 down a\n+60 2 up\n+2000 1 up") == "wxya")
  }

  @Test("a touch that was too short is not one that the next may repeat")
  func shortThenReal() throws {
    var settings = TypingSettings()
    settings.ignoresTouchesShorterThan = .milliseconds(200)
    settings.ignoresRepeatsWithin = .milliseconds(300)
    #expect(
      try typed("@0 1 down q\n@20 1 up\n@100 1 down w\n@400 1 up", settings: settings) == "w")
  }

  @Test("a key tapped twice in a row has one balloon")
  func oneBalloon() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down q\n@40 1 up\n@60 1 down q")
    #expect(player.state.presentation.balloons.map(\.label) == ["q"])
  }

  @Test("a flick that stays half way opens no variants")
  func flickHeld() throws {
    let keyboard = TestKeyboard.tablet()
    let height = try #require(keyboard.layers[.letters]?.first).frame.height
    var player = TypingPlayer(keyboard, traits: .plain)
    try player.play("@0 1 down e\n@80 1 move e+0,\(height * 0.35)\nwait 900")
    #expect(player.state.presentation.callout == nil)
    try player.play("@0 1 up\n@900 1 down e\nwait 900")
    #expect(player.state.presentation.callout != nil)
  }

  @Test("each variant that the finger comes to is felt")
  func felt() throws {
    var settings = TypingSettings()
    settings.haptics = true
    var player = TypingPlayer(traits: .plain, settings: settings)
    try player.play("@0 1 down e\nwait 600")
    let before = player.effects.count
    try player.play("@0 1 move e+33,0\n@50 1 move e+35,0\n@90 1 move e+66,0")
    let tick = Effect.feedback(Feedback(click: nil, haptic: true))
    #expect(player.effects.dropFirst(before).filter { $0 == tick }.count == 2)
  }

  @Test("a leap of the finger on the space bar moves the caret by 200 at most")
  func leap() {
    var trackpad = Trackpad(at: Point(x: 0, y: 0))
    let steps = trackpad.moved(to: Point(x: 1e9, y: 0), settings: TypingSettings())
    #expect(steps == Array(repeating: .right, count: 200))
  }
}
