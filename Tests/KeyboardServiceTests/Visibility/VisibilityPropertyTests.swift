import TextTraits
import Testing
import Typing
import TypingTestSupport

@testable import KeyboardService

/// Random sequences of events, against what the whole history says.
@Suite("Show and hide: properties") struct VisibilityPropertyTests {
  private static let seeds = Array(UInt64(0)..<100)
  /// How many sequences follow from one seed.
  private static let sequences = 20

  private static func randomEvent(_ generator: inout SeededGenerator) -> VisibilityEvent {
    let flag = Bool.random(using: &generator)
    let rule = AppRule.Visibility.allCases.randomElement(using: &generator)
    let events: [VisibilityEvent] = [
      .tap, .tap, .fieldDeactivated, .fieldDeactivated, .fieldStateAgain, .call, .close,
      .fieldActivated(providesOwnKeyboard: flag), .fieldChanged(providesOwnKeyboard: flag),
      .application(flag ? rule : nil), .hardwareKeyboard(isAttached: flag),
      .inputMethod(isAvailable: flag), .output(isThere: flag), .wake,
      .settings(VisibilitySettings(hardwareKeyboard: flag ? .hide : .ignore)),
    ]
    return events.randomElement(using: &generator) ?? .wake
  }

  private static func randomPause(_ generator: inout SeededGenerator) -> Duration {
    let pauses = [0, 0, 1, 30, 120, 249, 250, 400]
    return .milliseconds(pauses.randomElement(using: &generator) ?? 0)
  }

  @Test("It ends visible with a reason, and hidden without one", arguments: seeds)
  func reason(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.sequences {
      var run = VisibilityRun()
      var history = VisibilityHistory()
      for _ in 0..<40 {
        let event = Self.randomEvent(&generator)
        run.send(event)
        history.add(event, at: run.now)
        run.wait(Self.randomPause(&generator))
      }
      run.settle()
      #expect(run.isVisible == history.hasReason, "\(history.events)")
    }
  }

  @Test("Nothing is pending while it is hidden and no field has the focus", arguments: seeds)
  func idle(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var run = VisibilityRun()
    var hasFocus = false
    for _ in 0..<(40 * Self.sequences) {
      let event = Self.randomEvent(&generator)
      run.send(event)
      switch event {
      case .fieldActivated: hasFocus = true
      case .fieldDeactivated, .inputMethod(false): hasFocus = false
      default: break
      }
      if !run.isVisible && !hasFocus { #expect(run.visibility.nextWake == nil) }
      run.wait(Self.randomPause(&generator))
      // Whatever it waited for: once it was woken, it does not ask for the same moment again.
      if let wake = run.visibility.nextWake { #expect(wake > run.now) }
    }
    run.settle()
    #expect(run.visibility.nextWake == nil)
  }

  @Test("It never blinks while the focus moves from field to field", arguments: seeds)
  func blink(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var run = VisibilityRun(.tap)
    for _ in 0..<(40 * Self.sequences) {
      if Bool.random(using: &generator) { run.send(.fieldDeactivated) }
      run.wait(.milliseconds(Int.random(in: 0..<250, using: &generator)))
      run.send(.tap)
      if Bool.random(using: &generator) { run.send(.fieldStateAgain) }
      run.wait(Self.randomPause(&generator))
    }
    #expect(run.shown == [true])
  }
}
