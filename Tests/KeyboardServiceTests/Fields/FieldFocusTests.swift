import Testing
import Typing

@testable import KeyboardService

/// Which registered field has the focus. Times are in milliseconds.
@Suite("Which registered field has the focus")
struct FieldFocusTests {
  private var focus = FieldFocus()

  private func at(_ milliseconds: Int) -> Instant { Instant(.milliseconds(milliseconds)) }

  private mutating func claim(
    _ path: String, of client: String = "a", applicationID: String? = nil, at time: Int
  ) {
    focus.focus(path, client: client, applicationID: applicationID, now: at(time))
  }

  @Test(
    "A client's word and the compositor's belong together within 250 ms, in either order",
    arguments: [(0, 0, true), (250, 0, true), (251, 0, false), (0, 250, true), (0, 251, false)])
  mutating func patience(activation: Int, word: Int, isFound: Bool) {
    if word <= activation {
      claim("/1", at: word)
      focus.activate(now: at(activation))
    } else {
      focus.activate(now: at(activation))
      claim("/1", at: word)
    }
    #expect(focus.current?.path == (isFound ? "/1" : nil))
  }

  @Test mutating func withoutAFieldOfTheInputMethodNoneHasIt() {
    claim("/1", at: 0)
    #expect(focus.current == nil)
    focus.activate(now: at(10))
    focus.deactivate(now: at(20))
    #expect(focus.current == nil)
  }

  @Test mutating func aFieldThatSaysBlurHasItNoMore() {
    claim("/1", at: 0)
    focus.activate(now: at(10))
    focus.blur("/2", client: "a")
    #expect(focus.current?.path == "/1")
    focus.blur("/1", client: "a")
    #expect(focus.current == nil)
  }

  @Test mutating func aClientThatIsGoneHasItNoMore() {
    claim("/1", at: 0)
    focus.activate(now: at(10))
    focus.forget("a")
    #expect(focus.current == nil)
  }

  @Test mutating func fromOneFieldToTheNextOfTheSameClientWithoutANewActivation() {
    claim("/1", at: 0)
    focus.activate(now: at(10))
    claim("/2", at: 60_000)
    #expect(focus.current?.path == "/2")
  }

  @Test mutating func whoSaysTheSameAgainTakesNothingBack() {
    focus.front = .told(nil)
    claim("/1", applicationID: "org.example.a", at: 0)
    focus.activate(now: at(10))
    claim("/1", applicationID: "org.example.a", at: 300)
    focus.front = .told("org.example.a")
    #expect(focus.current?.path == "/1")
  }

  @Test mutating func anotherClientCannotTakeItOver() {
    claim("/1", at: 0)
    focus.activate(now: at(10))
    claim("/9", of: "liar", at: 20)
    claim("/9", of: "liar", at: 60_000)
    #expect(focus.current?.path == "/1")
    focus.blur("/1", client: "a")
    claim("/9", of: "liar", at: 60_001)
    #expect(focus.current == nil)
  }

  @Test mutating func anotherClientsLaterFieldIsFoundWithItsOwnActivation() {
    claim("/1", at: 0)
    focus.activate(now: at(10))
    claim("/5", of: "b", at: 1000)
    focus.deactivate(now: at(1000))
    focus.activate(now: at(1001))
    #expect(focus.current?.path == "/5")
  }

  @Test mutating func aFieldThatIsActivatedAnewAtOnceIsTheSame() {
    claim("/1", at: 0)
    focus.activate(now: at(10))
    focus.activate(now: at(5000))
    #expect(focus.current?.path == "/1")
    focus.deactivate(now: at(6000))
    focus.activate(now: at(6250))
    #expect(focus.current?.path == "/1")
    focus.deactivate(now: at(7000))
    focus.activate(now: at(7251))
    #expect(focus.current == nil)
  }

  @Test(
    "Where the compositor tells which application is in front, it must be the client's",
    arguments: [
      ("org.example.a", "org.example.a", true), ("org.example.a", "org.example.b", false),
      (nil, "org.example.a", false), ("org.example.a", nil, false), (nil, nil, false),
    ] as [(String?, String?, Bool)])
  mutating func application(client: String?, front: String?, isFound: Bool) {
    focus.front = .told(nil)
    claim("/1", applicationID: client, at: 0)
    focus.activate(now: at(10))
    #expect(focus.current == nil)
    focus.front = .told(front)
    #expect((focus.current != nil) == isFound)
  }

  @Test(
    "What has the focus and is no window is nobody's who waits behind it with one",
    arguments: [("org.example.launcher", true), ("org.example.a", false), (nil, false)]
      as [(String?, Bool)])
  mutating func noWindow(client: String?, isFound: Bool) {
    focus.front = .noWindow(open: ["org.example.a", "org.example.b"])
    claim("/1", applicationID: client, at: 0)
    focus.activate(now: at(10))
    #expect((focus.current != nil) == isFound)
    focus.front = .told("org.example.a")
    #expect((focus.current != nil) == (client == "org.example.a"))
  }

  @Test mutating func aLiarWithAnotherApplicationIsPassedOver() {
    focus.front = .told("org.example.a")
    claim("/9", of: "liar", applicationID: "org.example.liar", at: 0)
    focus.activate(now: at(5))
    claim("/1", applicationID: "org.example.a", at: 10)
    claim("/9", of: "liar", applicationID: "org.example.liar", at: 12)
    #expect(focus.current?.path == "/1")
    focus.front = .told("org.example.other")
    #expect(focus.current == nil)
  }

  @Test mutating func theApplicationOfAClientMayBecomeKnownLater() {
    focus.front = .told("org.example.a")
    claim("/1", at: 0)
    focus.activate(now: at(10))
    focus.identify("a") { path in path == "/1" ? "org.example.a" : nil }
    #expect(focus.current?.path == "/1")
    focus.identify("a") { _ in "org.example.other" }
    #expect(focus.current == nil)
  }
}
