import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Shift")
struct ShiftTests {
  private func shift(_ script: String) throws -> ShiftState {
    var player = TypingPlayer(traits: .plain)
    try player.play(script)
    return player.state.presentation.shift
  }

  @Test("shift is for one letter")
  func oneShot() throws {
    #expect(try typed("@0 tap shift\n@400 tap a\n@600 tap b") == "Ab")
  }

  @Test("a second tap turns it off, if it comes late")
  func tapOff() throws {
    #expect(try shift("@0 tap shift\n@400 tap shift") == .off)
    #expect(try typed("@0 tap shift\n@400 tap shift\n@800 tap a") == "a")
  }

  @Test("two taps within 300 ms are caps lock, one more leaves it")
  func capsLock() throws {
    #expect(try shift("@0 tap shift\n@300 tap shift") == .locked)
    #expect(try shift("@0 tap shift\n@301 tap shift") == .off)
    #expect(
      try typed("@0 tap shift\n@200 tap shift\n+90 tap a\n+90 tap b\n+90 tap shift\n+90 tap c")
        == "ABc")
  }

  @Test("a letter between two quick taps makes no caps lock")
  func letterBetween() throws {
    #expect(
      try shift("@0 1 down shift\n@20 1 up\n@40 1 down a\n@80 1 up\n@120 tap shift") == .on)
  }

  @Test("without the setting two taps are no caps lock")
  func capsLockOff() throws {
    var settings = TypingSettings()
    settings.allowsCapsLock = false
    var player = TypingPlayer(traits: .plain, settings: settings)
    try player.play("@0 tap shift\n@200 tap shift")
    #expect(player.state.presentation.shift == .off)
  }

  @Test("held shift is for as long as it is held")
  func held() throws {
    #expect(
      try typed("@0 1 down shift\n@100 tap a\n@200 tap b\n@300 1 up\n@400 tap c") == "ABc")
    #expect(try shift("@0 1 down shift\n@100 tap a\n@300 1 up") == .off)
  }

  @Test("a letter typed under shift stays upper case when shift lifts first")
  func shiftLiftsFirst() throws {
    #expect(try typed("@0 1 down shift\n@50 2 down a\n@90 1 up\n@140 2 up") == "A")
    #expect(
      try typed(
        "@0 1 down shift\n@50 2 down a\n@90 1 up\n@140 2 up", on: TestKeyboard.tablet()) == "A")
  }

  @Test("shift pressed while a letter is held does not change that letter")
  func shiftAfterLetter() throws {
    #expect(try typed("@0 1 down h\n@40 2 down shift\n@80 1 up\n@120 2 up\n@200 tap i") == "hI")
  }

  @Test("a drag from shift to a letter types it upper case and returns to lower case")
  func drag() throws {
    #expect(
      try typed("@0 1 down shift\n@100 1 move a\n@200 1 up\n@400 tap b") == "Ab")
  }

  @Test("a drag from shift and back types nothing")
  func dragBack() throws {
    #expect(
      try typed("@0 1 down shift\n@100 1 move a\n@200 1 move shift\n@300 1 up") == "")
  }

  @Test("a cancelled shift is as it was before")
  func cancelled() throws {
    #expect(try shift("@0 1 down shift\n@50 1 cancel") == .off)
    #expect(try shift("@0 tap shift\n@200 tap shift\n@900 1 down shift\n@950 1 cancel") == .locked)
  }

  @Test("shift that was tapped waits for a letter: a space does not use it up")
  func spaceKeepsShift() throws {
    #expect(try typed("@0 tap shift\n@400 tap space\n@800 tap a") == " A")
  }
}
