import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

@Suite("Balloons")
struct BalloonTests {
  private func labels(_ player: TypingPlayer) -> [String] {
    player.state.presentation.balloons.map(\.label)
  }

  @Test("the character stands above the finger, follows it, and stays 50 ms after the lift")
  func life() throws {
    var player = TypingPlayer(traits: .plain)
    try player.play("@0 1 down q")
    #expect(labels(player) == ["q"])
    try player.play("@150 1 move w")
    #expect(labels(player) == ["w"])
    try player.play("@0 1 up\nwait 49")
    #expect(labels(player) == ["w"])
    try player.play("wait 1")
    #expect(labels(player) == [])
  }

  @Test("none on tablets, pads, in secret fields, without the setting, nor for other keys")
  func none() throws {
    var secret = TextInputTraits()
    secret.isSensitive = true
    var settings = TypingSettings()
    settings.showsBalloons = false
    for var player in [
      TypingPlayer(TestKeyboard.tablet()), TypingPlayer(traits: secret),
      TypingPlayer(settings: settings),
    ] {
      try player.play("@0 1 down q")
      #expect(labels(player) == [])
    }
    var pad = TypingPlayer(TestKeyboard.pad())
    try pad.play("@0 1 down 5")
    #expect(labels(pad) == [])
    var player = TypingPlayer()
    try player.play("@0 1 down space")
    #expect(labels(player) == [])
  }
}
