import Layouts
import TextTraits
import Testing
import Typing
import TypingTestSupport

/// An application's bar that a finger throws.
@Suite("A bar that is thrown")
struct CoastingTests {
  private let finger = TouchID(rawValue: 3)
  private let keyboard: PlacedKeyboard

  init() {
    var request = KeyboardRequest(letters: .english, asciiLetters: .english)
    request.accessoryItems = (1...30).map {
      AccessoryItem(kind: .chip, id: "\($0)", label: "Reply \($0)")
    }
    keyboard = PlacedKeyboard(
      KeyboardComposer(request).keyboard(), metrics: KeyboardMetrics(form: .phone, width: 390))
  }

  private func player(coasts: Bool = true) -> TypingPlayer {
    var player = TypingPlayer(keyboard)
    player.apply(.animates(coasts))
    return player
  }

  private func offset(_ player: TypingPlayer) -> Double {
    player.state.presentation.accessoryOffset
  }

  /// Drags to the left by 10 logical pixels each 10 milliseconds, 1,000 a second, and lifts.
  private func `throw`(_ player: inout TypingPlayer, rest: Int64 = 0) -> Double {
    player.apply(.touch(.down(finger, Point(x: 380, y: 20))))
    for step in 1...12 {
      player.wait(10)
      player.apply(.touch(.move(finger, Point(x: 380 - 10 * Double(step), y: 20))))
    }
    player.wait(rest)
    player.apply(.touch(.up(finger)))
    return offset(player)
  }

  @Test("goes on by half of what it would go in a second, ever slower, and then sleeps")
  func distance() {
    var player = player()
    let begin = `throw`(&player)
    // UIKit's rate of 0.998 a millisecond: half is gone after 346 ms, and 500 in all remain.
    player.wait(346)
    #expect((230...270).contains(offset(player) - begin))
    player.wait(5_000)
    #expect((480...510).contains(offset(player) - begin))
    #expect(player.state.nextWake == nil)
  }

  @Test("stays where the finger rested before it lifted, and where nothing moves by itself")
  func stays() {
    for (coasts, rest) in [(true, Int64(80)), (false, 0)] {
      var player = player(coasts: coasts)
      let begin = `throw`(&player, rest: rest)
      player.wait(1_000)
      #expect(offset(player) == begin)
    }
  }

  @Test("is stopped by a finger, which uses nothing")
  func stopped() {
    var player = player()
    _ = `throw`(&player)
    player.wait(100)
    player.apply(.touch(.down(finger, Point(x: 200, y: 20))))
    let stopped = offset(player)
    #expect(player.state.presentation.pressedAccessories.isEmpty)
    player.wait(300)
    player.apply(.touch(.up(finger)))
    #expect(offset(player) == stopped)
    #expect(!player.effects.contains { if case .accessory = $0 { true } else { false } })
  }

  @Test("ends at its last item")
  func end() throws {
    let range = try #require(keyboard.accessoryBar).range
    var player = player()
    for _ in 0..<12 {
      _ = `throw`(&player)
      player.wait(200)
    }
    player.wait(5_000)
    #expect(offset(player) == range)
    #expect(player.state.nextWake == nil)
  }
}
