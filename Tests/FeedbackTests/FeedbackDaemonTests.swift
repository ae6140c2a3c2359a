import Bus
import BusTestSupport
import Feedback
import Testing

@Suite("Keys are felt through feedbackd")
@MainActor
struct FeedbackDaemonTests {
  let bus: PrivateBus
  let connection: BusConnection

  init() throws {
    bus = try PrivateBus()
    connection = try bus.connect()
  }

  @Test("A key is the event that the naming specification has for it")
  func event() throws {
    let fake = try FakeFeedbackDaemon(on: try bus.connect())
    let daemon = try FeedbackDaemon(on: connection)
    daemon.pressButton()
    #expect(bus.turn { !fake.events.isEmpty })
    #expect(fake.events == ["org.toccata.Keyboard button-pressed"])
  }

  @Test("In the silent profile nothing is asked for, and the profile is followed live")
  func silence() throws {
    let fake = try FakeFeedbackDaemon(profile: "silent", on: try bus.connect())
    let daemon = try FeedbackDaemon(on: connection)
    #expect(bus.turn { daemon.profile == .silent })
    daemon.pressButton()
    try bus.settle()
    #expect(fake.events.isEmpty)
    try fake.choose("quiet")
    #expect(bus.turn { daemon.profile == .quiet })
    daemon.pressButton()
    #expect(bus.turn { fake.events.count == 1 })
  }

  @Test("A profile of another name changes nothing")
  func unknownProfile() throws {
    let fake = try FakeFeedbackDaemon(profile: "quiet", on: try bus.connect())
    let daemon = try FeedbackDaemon(on: connection)
    #expect(bus.turn { daemon.profile == .quiet })
    try fake.choose("deafening")
    try bus.settle()
    #expect(daemon.profile == .quiet)
  }

  @Test("One that hangs is asked a few times a second, not at each key")
  func hanging() throws {
    let fake = try FakeFeedbackDaemon(on: try bus.connect())
    let daemon = try FeedbackDaemon(on: connection)
    fake.hangs = true
    for _ in 0..<100 { daemon.pressButton() }
    try bus.settle()
    #expect((1...4).contains(fake.events.count))
    // When the calls have been given up it is asked again.
    fake.hangs = false
    let before = fake.events.count
    #expect(
      bus.turn {
        daemon.pressButton()
        return fake.events.count > before
      })
  }

  @Test("Without it keys are as always, and one that comes later is found")
  func absence() throws {
    let daemon = try FeedbackDaemon(on: connection)
    for _ in 0..<10 { daemon.pressButton() }
    try bus.settle()
    let fake = try FakeFeedbackDaemon(on: try bus.connect())
    try bus.settle()
    daemon.pressButton()
    #expect(bus.turn { fake.events.count == 1 })
  }
}
