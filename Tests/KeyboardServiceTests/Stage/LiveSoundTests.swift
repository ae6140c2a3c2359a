import SoundStage
import StageCompositor
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
    for _ in 0..<100 {
      keyboard.tap("delete")
      if ear.click(within: .milliseconds(100)) != nil { break }
    }
    return keyboard
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
