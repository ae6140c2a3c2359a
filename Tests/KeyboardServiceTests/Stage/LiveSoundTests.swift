import SoundStage
import StageCompositor
import TemporaryFolders
import Testing

/// The real program with a real sound server.
@Suite("Keys of the live keyboard are heard", .timeLimit(.minutes(1)), .serialized)
struct LiveSoundTests {
  let sound: SoundStage
  let stage: StageCompositor
  let ear: Ear

  init() throws {
    sound = try SoundStage()
    stage = try StageCompositor()
    ear = try Ear(sound)
  }

  /// The keyboard, as soon as it is heard.
  private func heardKeyboard() throws -> StagedKeyboard {
    let keyboard = try StagedKeyboard(stage, environment: sound.environment)
    #expect(keyboard.focus())
    #expect(becomesHeard(keyboard))
    return keyboard
  }

  /// Whether it is heard some time soon.
  private func becomesHeard(_ keyboard: StagedKeyboard) -> Bool {
    (0..<100).contains { _ in
      keyboard.tap("delete")
      return ear.click(within: .milliseconds(100)) != nil
    }
  }

  @Test("Within 20 ms of the touch")
  func soon() throws {
    let keyboard = try heardKeyboard()
    let delays = ["a", "delete", "space", "b"].compactMap { key -> Duration? in
      ear.waitForSilence()
      let touch = Ear.now
      keyboard.tap(key)
      return ear.click(within: .seconds(1)).map { $0 - touch }
    }
    // The best of them: what is measured is not how busy the machine is.
    #expect(try #require(delays.min()) < .milliseconds(20))
  }

  @Test("Switched on and off in the settings while the keyboard is shown")
  func switched() throws {
    let home = try TemporaryFolder()
    func set(clicks: Bool) throws {
      try home.writeSettings(
        #"{"hardwareKeyboard": "ignore", "typing": {"clicks": \#(clicks)}}"#)
    }
    try set(clicks: false)
    let keyboard = try StagedKeyboard(
      stage, environment: sound.environment.merging(home.environment) { $1 })
    #expect(keyboard.focus())
    keyboard.tap("h")
    #expect(stage.wait { $0.focusedField?.text == "H" })
    #expect(ear.click(within: .milliseconds(300)) == nil)

    try set(clicks: true)
    #expect(becomesHeard(keyboard))

    try set(clicks: false)
    #expect(
      (0..<100).contains { _ in
        ear.waitForSilence()
        keyboard.tap("delete")
        return ear.click(within: .milliseconds(300)) == nil
      })
    #expect(stage.perform { !$0.shownSurfaces.isEmpty })
  }

  @Test("A sound server that hangs holds no letter up")
  func hanging() throws {
    let keyboard = try heardKeyboard()
    sound.freeze()
    for key in ["h", "e", "l", "l", "o"] { keyboard.tap(key) }
    #expect(stage.wait { $0.focusedField?.text == "Hello" })
    sound.stop()
    keyboard.tap("space")
    keyboard.tap("w")
    #expect(stage.wait { $0.focusedField?.text == "Hello w" })
    #expect(stage.perform(\.faults).isEmpty)
  }
}
