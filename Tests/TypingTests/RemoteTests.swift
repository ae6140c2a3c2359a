import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Without fingers")
struct RemoteTests {
  @Test("keys are pressed by name, in the layer that is shown")
  func keys() throws {
    var player = TypingPlayer(traits: .plain)
    for id in ["shift", "a", "b", "123", "5", "space", "c", "delete", "return"] {
      player.apply(.selectKey(id))
    }
    #expect(player.editor.text == "Ab5 \n")
    player.apply(.selectKey("nothing"))
    #expect(!player.state.isPressed)
  }

  @Test("a recorder writes what can be played again, and nothing of a secret field")
  func recorder() throws {
    var recorder = TouchRecorder()
    let finger = TouchID(rawValue: 3)
    let start = Instant.milliseconds(5_000)
    let keyboard = TestKeyboard.phone()
    let point = try #require(keyboard.layers[.letters]?.first?.frame.center)
    let events: [(time: Int64, touch: TouchEvent, isSecret: Bool)] = [
      (0, .down(finger, point), false), (20, .move(finger, point), false),
      (60, .up(finger), false),
      // Down in a secret field, and up in another one.
      (80, .down(finger, point), true), (85, .up(finger), false),
      // Down where it may be seen, and then a secret field gets the focus.
      (90, .down(finger, point), false), (95, .move(finger, point), true),
      (99, .up(finger), true), (100, .cancelAll, false),
    ]
    let script = events.map {
      recorder.record($0.touch, now: start + .milliseconds($0.time), isSecret: $0.isSecret)
    }.joined()
    #expect(
      script == """
        @0 3 down \(point.x),\(point.y)
        @20 3 move \(point.x),\(point.y)
        @60 3 up
        @90 3 down \(point.x),\(point.y)
        @95 all cancel

        """)
    #expect(try typed(script) == "q")
  }

  @Test("a line of a script that is not understood is named")
  func faults() {
    for line in ["@x 1 up", "@0 1 down", "@0 one up", "@0 1 sideways q", "later", "@-3 1 up"] {
      #expect(throws: TouchScript.Fault.self) { try TouchScript("# first\n\(line)") }
    }
  }
}
