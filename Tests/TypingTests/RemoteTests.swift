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
    recorder.record(.down(finger, point), now: start, isSecret: false)
    recorder.record(.move(finger, point), now: start + .milliseconds(20), isSecret: false)
    recorder.record(.up(finger), now: start + .milliseconds(60), isSecret: false)
    recorder.record(.down(finger, point), now: start + .milliseconds(80), isSecret: true)
    recorder.record(.cancelAll, now: start + .milliseconds(90), isSecret: false)
    #expect(
      recorder.script == """
        @0 3 down \(point.x),\(point.y)
        @20 3 move \(point.x),\(point.y)
        @60 3 up
        @90 all cancel

        """)
    #expect(try typed(recorder.script) == "q")
  }

  @Test("a line of a script that is not understood is named")
  func faults() {
    for line in ["@x 1 up", "@0 1 down", "@0 one up", "@0 1 sideways q", "later", "@-3 1 up"] {
      #expect(throws: TouchScript.Fault.self) { try TouchScript("# first\n\(line)") }
    }
  }
}
