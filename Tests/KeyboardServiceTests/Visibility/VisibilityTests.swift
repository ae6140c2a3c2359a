import TextTraits
import Testing
import Typing

@testable import KeyboardService

@Suite("Show and hide") struct VisibilityTests {
  @Test("A field brings the keyboard up at once, and it goes 250 ms after the focus")
  func focus() {
    var run = VisibilityRun(.tap)
    #expect(run.shown == [true])
    run.wait(.seconds(5))
    run.send(.fieldDeactivated)
    #expect(run.isVisible)
    run.settle()
    #expect(run.shown == [true, false])
    #expect(run.changes.last?.at == .milliseconds(5250))
    #expect(run.changes.allSatisfy { $0.change.animation == .slide })
  }

  @Test("The next field within the delay does not make it blink", arguments: [0, 1, 100, 249])
  func betweenFields(gap: Int) {
    var run = VisibilityRun(.tap, .fieldDeactivated)
    run.wait(.milliseconds(gap))
    run.send(.tap)
    run.settle()
    #expect(run.shown == [true])
  }

  /// A busy process wakes late; the focus is there again before the wake.
  @Test func lateTimer() {
    var visibility = Visibility()
    #expect(visibility.apply(.tap, now: .milliseconds(0))?.isVisible == true)
    #expect(visibility.apply(.fieldDeactivated, now: .milliseconds(10)) == nil)
    #expect(visibility.apply(.tap, now: .milliseconds(900)) == nil)
    #expect(visibility.isVisible)
    #expect(visibility.nextWake == nil)
  }

  @Test("The delay is the person's", arguments: [0, 40, 2000])
  func hideDelay(milliseconds: Int) {
    var settings = VisibilitySettings()
    settings.hideDelay = .milliseconds(milliseconds)
    var run = VisibilityRun(.tap, .fieldDeactivated, settings: settings)
    run.settle()
    #expect(run.changes.last?.at == .milliseconds(Int64(milliseconds)))
    #expect(run.shown == [true, false])
  }

  @Test("A field with keys of its own has none of ours")
  func ownKeyboard() {
    var run = VisibilityRun(.fieldActivated(providesOwnKeyboard: true))
    #expect(!run.isVisible)
    run.send(.fieldChanged(providesOwnKeyboard: false))
    #expect(run.isVisible)
    run.send(.fieldActivated(providesOwnKeyboard: true))
    #expect(!run.isVisible)
  }

  @Test("What a field says when it has lost the focus does not count")
  func lateChange() {
    let run = VisibilityRun(.fieldDeactivated, .fieldChanged(providesOwnKeyboard: false))
    #expect(run.changes.isEmpty)
  }

  // MARK: The person's close (rule 4)

  @Test("Closed stays closed until the next activation by a field")
  func closed() {
    var run = VisibilityRun(.tap, .close)
    #expect(run.shown == [true, false])
    run.wait(.seconds(60))
    run.send(
      .fieldChanged(providesOwnKeyboard: false), .hardwareKeyboard(isAttached: true),
      .hardwareKeyboard(isAttached: false), .output(isThere: false), .output(isThere: true),
      .application(.automatic), .settings(VisibilitySettings()), .wake)
    #expect(!run.isVisible)
    run.send(.tap)
    #expect(run.isVisible)
  }

  @Test("A tap on the field that has the focus opens it again; an answer to typing does not")
  func tapAgain() {
    var run = VisibilityRun(.tap, .close, .fieldStateAgain)
    run.wait(.milliseconds(249))
    run.send(.fieldStateAgain)
    #expect(!run.isVisible)
    run.wait(.milliseconds(1))
    run.send(.fieldStateAgain)
    #expect(run.isVisible)
  }

  @Test("A field that lost the focus does not open it again")
  func stateAgainOfNoField() {
    var run = VisibilityRun(.tap, .close, .fieldDeactivated)
    run.wait(.seconds(1))
    run.send(.fieldStateAgain)
    #expect(!run.isVisible)
  }

  @Test("Closed while the focus is on its way: gone at once, and nothing pending")
  func closedWhileLeaving() {
    let run = VisibilityRun(.tap, .fieldDeactivated, .close)
    #expect(run.shown == [true, false])
    #expect(run.visibility.nextWake == nil)
  }

  // MARK: A call

  @Test("Called with no field it stays until it is closed")
  func called() {
    var run = VisibilityRun(.call)
    run.wait(.seconds(3600))
    #expect(run.shown == [true])
    run.send(.close)
    #expect(run.shown == [true, false])
  }

  @Test("Called in a field it goes with the field")
  func calledInField() {
    var run = VisibilityRun(.tap, .close, .call)
    #expect(run.isVisible)
    run.send(.fieldDeactivated)
    #expect(run.isVisible)
    run.settle()
    #expect(!run.isVisible)
  }

  @Test("Called with no field, then a field: it goes with the field")
  func calledThenField() {
    var run = VisibilityRun(.call, .tap, .fieldDeactivated)
    run.settle()
    #expect(run.shown == [true, false])
  }

  @Test("Called just after a field was left, it is not for that field")
  func calledAfterField() {
    var run = VisibilityRun(.tap, .fieldDeactivated, .call)
    run.settle()
    #expect(run.shown == [true])
  }

  @Test("A call holds for the fields that follow without a pause")
  func calledAcrossFields() {
    var run = VisibilityRun(.hardwareKeyboard(isAttached: true), .tap, .call)
    run.send(.fieldDeactivated)
    run.wait(.milliseconds(100))
    run.send(.tap)
    run.settle()
    #expect(run.shown == [true])
    run.send(.fieldDeactivated)
    run.settle()
    run.send(.tap)
    #expect(run.shown == [true, false])
  }
}
