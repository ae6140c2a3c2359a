import TextTraits
import Testing
import Typing

@testable import KeyboardService

@Suite("Show and hide: what is around the field") struct VisibilitySurroundingsTests {
  // MARK: A hardware keyboard is an input, not a veto

  @Test("No field brings it up where a keyboard is attached; a call does")
  func hardware() {
    var run = VisibilityRun(.hardwareKeyboard(isAttached: true), .tap)
    #expect(!run.isVisible)
    run.send(.call)
    #expect(run.isVisible)
  }

  @Test("Attached: it goes. Detached: it comes back")
  func attachAndDetach() {
    var run = VisibilityRun(.tap, .hardwareKeyboard(isAttached: true))
    #expect(run.shown == [true, false])
    run.send(.hardwareKeyboard(isAttached: false))
    #expect(run.shown == [true, false, true])
  }

  @Test("The person may have it ignored, also from now on")
  func ignored() {
    var run = VisibilityRun(.hardwareKeyboard(isAttached: true), .tap)
    run.send(.settings(VisibilitySettings(hardwareKeyboard: .ignore)))
    #expect(run.isVisible)
    run.send(.settings(VisibilitySettings(hardwareKeyboard: .hide)))
    #expect(!run.isVisible)
  }

  // MARK: Rules for applications

  @Test("Hidden in an application: only a call shows it")
  func hiddenRule() {
    var run = VisibilityRun(.application(.hidden), .tap)
    #expect(!run.isVisible)
    run.send(.call)
    #expect(run.isVisible)
  }

  @Test("Shown in an application: without a field, and with a hardware keyboard")
  func shownRule() {
    var run = VisibilityRun(.hardwareKeyboard(isAttached: true), .application(.shown))
    #expect(run.isVisible)
    run.send(.fieldActivated(providesOwnKeyboard: true), .fieldDeactivated)
    run.settle()
    #expect(run.shown == [true])
    run.send(.application(.automatic))
    #expect(run.shown == [true, false])
  }

  @Test("Shown in an application: closed until the application is come to again")
  func shownRuleClosed() {
    var run = VisibilityRun(.application(.shown), .close)
    run.settle()
    #expect(!run.isVisible)
    run.send(.application(.automatic))
    #expect(!run.isVisible)
    run.send(.application(.shown))
    #expect(run.isVisible)
  }

  @Test("It does not flash up where the application is told a little late, and hidden")
  func lateApplication() {
    var run = VisibilityRun(.application(nil), .tap)
    run.wait(.milliseconds(20))
    run.send(.application(.hidden))
    run.settle()
    #expect(run.changes.isEmpty)
  }

  @Test("It comes at once when the application is told, and without it after 250 ms")
  func unknownApplication() {
    var told = VisibilityRun(.application(nil), .tap)
    told.wait(.milliseconds(20))
    told.send(.application(.automatic))
    #expect(told.changes.last?.at == .milliseconds(20))
    var untold = VisibilityRun(.application(nil), .tap)
    untold.settle()
    #expect(untold.changes.map(\.at) == [.milliseconds(250)])
  }

  @Test("A field that loses the focus while it waits leaves nothing pending")
  func unknownApplicationLeft() {
    var run = VisibilityRun(.application(nil), .tap, .fieldDeactivated)
    #expect(run.visibility.nextWake == nil)
    run.settle()
    #expect(run.changes.isEmpty)
  }

  @Test("Between two fields nothing waits for the application")
  func unknownApplicationBetweenFields() {
    var run = VisibilityRun(.tap, .application(nil), .fieldDeactivated, .tap)
    run.settle()
    #expect(run.shown == [true])
  }

  // MARK: Without an input method

  @Test("Without an input method it is shown and hidden by command alone")
  func noInputMethod() {
    var run = VisibilityRun(.inputMethod(isAvailable: false), .tap, .application(.shown))
    run.settle()
    #expect(run.changes.isEmpty)
    run.send(.call)
    run.settle()
    run.send(.close)
    #expect(run.shown == [true, false])
  }

  @Test("The input method is lost: what was called stays, what a field asked for goes")
  func inputMethodLost() {
    var asked = VisibilityRun(.tap, .inputMethod(isAvailable: false))
    #expect(asked.shown == [true, false])
    asked.send(.inputMethod(isAvailable: true))
    #expect(asked.shown == [true, false])
    var called = VisibilityRun(.tap, .call, .inputMethod(isAvailable: false))
    called.settle()
    #expect(called.shown == [true])
  }

  // MARK: Outputs

  @Test("The output goes and comes: nothing slides, and what was asked for holds")
  func output() {
    var run = VisibilityRun(.tap, .output(isThere: false))
    run.wait(.seconds(2))
    run.send(.output(isThere: true))
    #expect(run.shown == [true, false, true])
    #expect(run.changes.dropFirst().allSatisfy { $0.change.animation == .none })
  }

  @Test("Called while there is no output: shown when one comes")
  func calledWithoutOutput() {
    var run = VisibilityRun(.output(isThere: false), .call)
    #expect(run.changes.isEmpty)
    run.send(.output(isThere: true))
    #expect(run.isVisible)
  }

  @Test("The focus goes while there is no output: it does not come back with one")
  func focusLostWithoutOutput() {
    var run = VisibilityRun(.tap, .output(isThere: false), .fieldDeactivated)
    #expect(run.visibility.nextWake == nil)
    run.send(.output(isThere: true))
    #expect(run.shown == [true, false])
  }
}
