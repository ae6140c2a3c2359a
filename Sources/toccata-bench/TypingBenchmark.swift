import Layouts
import Typing
import TypingTestSupport

/// What a touch costs until it is known what it means, in a field full of text.
enum TypingBenchmark {
  static func figures() -> [Figure] {
    let times = touchTimes().sorted()
    return [
      Figure(
        name: "typing-touch-median", value: times[times.count / 2], unit: "µs", bound: 50),
      Figure(
        name: "typing-touch-99-of-100", value: times[times.count * 99 / 100], unit: "µs",
        bound: 50),
    ]
  }

  /// Microseconds for each event of two thumbs that overlap, with a move in each touch.
  private static func touchTimes() -> [Double] {
    let keyboard = TestKeyboard.phone()
    let keys = (keyboard.layers[.letters] ?? []).filter { $0.key.action == .character }
    var state = TypingState()
    var now = Instant(.zero)
    var times: [Double] = []
    func apply(_ event: TypingEvent) {
      let start = ContinuousClock.now
      _ = state.apply(event, now: now)
      let passed = (ContinuousClock.now - start).components
      times.append(Double(passed.attoseconds) / 1e12 + Double(passed.seconds) * 1e6)
      now = now + .milliseconds(20)
    }
    _ = state.apply(.keyboard(keyboard), now: now)
    _ = state.apply(.focus(Field()), now: now)
    let text = String(repeating: "naïve text, and more. ", count: 170)
    _ = state.apply(.report(EditorReport(text: text, cursor: text.utf8.count)), now: now)
    for index in 0..<4_000 {
      let finger = TouchID(rawValue: Int32(index % 2))
      let other = TouchID(rawValue: Int32((index + 1) % 2))
      let point = keys[index * 7 % keys.count].frame.center
      apply(.touch(.down(finger, point)))
      apply(.touch(.up(other)))
      apply(.touch(.move(finger, Point(x: point.x + 3, y: point.y + 2))))
    }
    return times
  }
}
