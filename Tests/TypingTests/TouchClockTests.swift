import Testing
import Typing
import TypingTestSupport

@Suite("The time of touches")
struct TouchClockTests {
  /// The milliseconds at which events count that bear these times and were read at those.
  private func times(_ events: [(stamp: UInt32, read: Int64)]) -> [Int64] {
    var clock = TouchClock()
    return events.map { event in
      let instant = clock.instant(of: event.stamp, now: .milliseconds(event.read))
      return Int64(instant.sinceStart / .milliseconds(1))
    }
  }

  @Test("what is read late counts when it happened, whatever the device's clock begins with")
  func late() {
    for base: UInt32 in [0, 5_000_000, .max - 1_050] {
      let events: [(UInt32, Int64)] = [
        (base, 10_000), (base &+ 1_000, 11_000), (base &+ 1_100, 11_700), (base &+ 1_200, 11_700),
        (base &+ 1_900, 11_902),
      ]
      #expect(times(events) == [10_000, 11_000, 11_100, 11_200, 11_900])
    }
  }

  @Test("the fastest event sets the clock")
  func fastest() {
    #expect(times([(0, 500), (100, 520), (200, 640)]) == [500, 520, 620])
  }

  @Test("a clock that stands still, runs backwards or is another one tells nothing")
  func unreliable() {
    #expect(times([(7, 1_000), (7, 1_500), (7, 1_900)]) == [1_000, 1_500, 1_900])
    #expect(times([(0, 1_000), (60, 1_000), (0, 1_500), (60, 1_501)]).max() == 1_501)
    #expect(times([(90, 1_000), (0, 1_500), (10, 1_510)]) == [1_000, 1_500, 1_510])
    #expect(times([(0, 1_000), (5, 60_000), (15, 60_010)]) == [1_000, 60_000, 60_010])
  }

  @Test("events of one frame share a time")
  func frame() {
    #expect(times([(0, 1_000), (50, 1_050), (50, 1_051)]) == [1_000, 1_050, 1_050])
  }

  @Test("no event is later than now")
  func never() {
    var random = SeededGenerator(seed: 7)
    var clock = TouchClock()
    var read: Int64 = 0
    for _ in 0..<10_000 {
      read += Int64.random(in: 0...400, using: &random)
      let stamp = UInt32.random(in: 0 ... .max, using: &random)
      #expect(clock.instant(of: stamp, now: .milliseconds(read)) <= .milliseconds(read))
    }
  }
}
