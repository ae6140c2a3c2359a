import BusTestSupport
import SoundStage
import Testing
import Typing

@testable import Feedback
@testable import KeyboardService

@Suite("What is heard of keys", .timeLimit(.minutes(1)), .serialized)
@MainActor
struct FeedbackControllerTests {
  let sound: SoundStage
  let ear: Ear
  let controller: FeedbackController

  init() throws {
    sound = try SoundStage()
    ear = try Ear(sound)
    controller = FeedbackController(environment: sound.environment)
    controller.clicks = true
  }

  /// Whether it is heard: at once, or as soon as the sound server is reached.
  private func isHeard(_ act: () -> Void, for time: Duration = .seconds(5)) -> Bool {
    let end = Ear.now + time
    while Ear.now < end {
      act()
      if ear.click(within: .milliseconds(50)) != nil { return true }
    }
    return false
  }

  @Test("The clicks of typing, and an application's own keys")
  func audible() {
    for click in Typing.Feedback.Click.allCases {
      #expect(isHeard { controller.perform(Typing.Feedback(click: click, haptic: false)) })
      ear.waitForSilence()
    }
    #expect(isHeard { controller.playInputClick() })
  }

  @Test("An application's keys are silent where the person's are")
  func switchedOff() {
    #expect(isHeard { controller.playInputClick() })
    ear.waitForSilence()
    controller.clicks = false
    #expect(!isHeard({ controller.playInputClick() }, for: .milliseconds(300)))
  }

  @Test("Switched on while the keyboard is seen, they are ready before a key is touched")
  func switchedOn() {
    controller.clicks = false
    controller.prepare()
    #expect(controller.player.attempts == 0)
    controller.clicks = true
    #expect(controller.player.attempts == 1)
    #expect(isHeard { controller.perform(Typing.Feedback(click: .character, haptic: false)) })
    #expect(controller.player.attempts == 1)
  }

  @Test("Switched on while the keyboard is not seen, nothing is loaded")
  func switchedOnUnseen() {
    controller.clicks = false
    controller.clicks = true
    #expect(controller.player.attempts == 0)
  }

  @Test("A silent desktop is silent, and nothing is loaded for it")
  func silentDesktop() {
    controller.allowsSounds = false
    let feedback = Typing.Feedback(click: .character, haptic: false)
    controller.prepare()
    #expect(!isHeard({ controller.perform(feedback) }, for: .milliseconds(300)))
    controller.allowsSounds = true
    #expect(isHeard { controller.perform(feedback) })
  }

  @Test(
    "Keys are felt, unless the desktop is silent; in feedbackd's quiet profile they are not heard")
  func felt() throws {
    let bus = try PrivateBus()
    let fake = try FakeFeedbackDaemon(on: try bus.connect())
    controller.daemon = try FeedbackDaemon(on: try bus.connect())
    let key = Typing.Feedback(click: .character, haptic: true)
    #expect(isHeard { controller.perform(key) })
    #expect(bus.turn { !fake.events.isEmpty })
    ear.waitForSilence()

    try fake.choose("quiet")
    #expect(bus.turn { controller.daemon?.profile == .quiet })
    #expect(!isHeard({ controller.perform(key) }, for: .milliseconds(300)))

    controller.allowsSounds = false
    try bus.settle()
    let count = fake.events.count
    controller.perform(key)
    try bus.settle()
    #expect(fake.events.count == count)
  }
}
