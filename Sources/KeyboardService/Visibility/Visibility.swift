import TextTraits
import Typing

/// Decides whether the keyboard is shown. It has no clock and no timer: time comes with every
/// event, and ``nextWake`` says when to send ``VisibilityEvent/wake``.
///
/// The person's word is above all: a call shows the keyboard, a close hides it until a field gets
/// the focus anew (rule 4). Then their rule for the application, then the field, for which an
/// attached hardware keyboard speaks no. It comes at once. It goes at once too, but for the loss of
/// the focus: that counts only when no other field got it within the hide delay.
nonisolated struct Visibility: Hashable, Sendable {
  /// Whether the keyboard is to be shown.
  private(set) var isVisible = false

  /// How long a field waits at most to hear which application it is in, where the person has rules,
  /// so that the keyboard does not flash up in one where it is to stay hidden. Usually the compositor
  /// answers within a millisecond, also that it does not know.
  static let applicationPatience = Duration.milliseconds(250)
  /// What a field tells so soon after a close is its answer to what was typed before, not a tap.
  static let closeSettling = Duration.milliseconds(250)

  private var settings: VisibilitySettings
  private var focus = Focus.none
  private var wish = Wish.none
  private var application: AppRule.Visibility? = .automatic
  private var waitsForApplicationUntil: Instant?
  private var hasHardwareKeyboard = false
  private var hasInputMethod = true
  private var hasOutput = true

  private enum Focus: Hashable {
    case none
    case field(wantsKeyboard: Bool)
    case left(wantedKeyboard: Bool, until: Instant)

    var wantsKeyboard: Bool {
      switch self {
      case .none: false
      case .field(let wants), .left(let wants, _): wants
      }
    }
  }

  /// What the person said last, as long as it holds.
  private enum Wish: Hashable {
    case none
    case called
    case closed(since: Instant)
  }

  /// Hidden, with no field.
  init(settings: VisibilitySettings = VisibilitySettings()) {
    self.settings = settings
  }

  /// When to come back, or nil where time alone changes nothing. Hidden with no field it is nil.
  var nextWake: Instant? {
    if case .left(_, let until) = focus { return until }
    return waitsForApplicationUntil
  }

  /// Takes in what happened.
  ///
  /// - Returns: what is to be done about it, or nil where nothing is.
  mutating func apply(_ event: VisibilityEvent, now: Instant) -> VisibilityChange? {
    expire(now)
    take(event, now)
    let wasVisible = isVisible
    isVisible = hasOutput && isWanted
    // What is hidden cannot blink: there is nothing to wait for.
    if !isVisible, case .left = focus { leaveForGood() }
    guard isVisible != wasVisible else { return nil }
    if case .output = event { return VisibilityChange(isVisible: isVisible, animation: .none) }
    return VisibilityChange(isVisible: isVisible)
  }

  private var isWanted: Bool {
    switch wish {
    case .called: true
    case .closed: false
    case .none: hasInputMethod && isWantedByRuleOrField
    }
  }

  private var isWantedByRuleOrField: Bool {
    switch application {
    case .shown: true
    case .hidden: false
    case .automatic, nil: waitsForApplicationUntil == nil && isWantedByField
    }
  }

  private var isWantedByField: Bool {
    focus.wantsKeyboard && !(hasHardwareKeyboard && settings.hardwareKeyboard == .hide)
  }

  private mutating func expire(_ now: Instant) {
    if case .left(_, let until) = focus, until <= now { leaveForGood() }
    if let until = waitsForApplicationUntil, until <= now { waitsForApplicationUntil = nil }
  }

  private mutating func take(_ event: VisibilityEvent, _ now: Instant) {
    switch event {
    case .fieldActivated(let providesOwn): enter(providesOwnKeyboard: providesOwn, now)
    case .fieldChanged(let providesOwn):
      if case .field = focus { focus = .field(wantsKeyboard: !providesOwn) }
    case .fieldStateAgain: tapAgain(now)
    case .fieldDeactivated: leave(now)
    case .application(let rule): goTo(rule)
    case .hardwareKeyboard(let isAttached): hasHardwareKeyboard = isAttached
    case .call: call()
    case .close: wish = .closed(since: now)
    case .inputMethod(let isAvailable): setInputMethod(isAvailable)
    case .output(let isThere): hasOutput = isThere
    case .settings(let settings): self.settings = settings
    case .wake: break
    }
  }
}

// What events mean.
nonisolated extension Visibility {
  private mutating func enter(providesOwnKeyboard: Bool, _ now: Instant) {
    focus = .field(wantsKeyboard: !providesOwnKeyboard)
    // A call outlives it: with a hardware keyboard attached the field would not ask.
    endClose()
    guard application == nil, !isVisible else { return }
    waitsForApplicationUntil = now + Self.applicationPatience
  }

  private mutating func tapAgain(_ now: Instant) {
    guard case .field = focus, case .closed(let since) = wish,
      now >= since + Self.closeSettling
    else { return }
    endClose()
  }

  private mutating func leave(_ now: Instant) {
    guard case .field(let wantedKeyboard) = focus else { return }
    waitsForApplicationUntil = nil
    focus = .left(wantedKeyboard: wantedKeyboard, until: now + settings.hideDelay)
    if !isVisible { leaveForGood() }
  }

  /// No other field got the focus in time. A call was for the fields that were visited since.
  private mutating func leaveForGood() {
    focus = .none
    if wish == .called { wish = .none }
  }

  /// To come to an application that always has the keyboard is what the focus is elsewhere.
  private mutating func goTo(_ rule: AppRule.Visibility?) {
    application = rule
    if rule != nil { waitsForApplicationUntil = nil }
    if rule == .shown { endClose() }
  }

  /// Without an input method no field tells that it lost the focus.
  private mutating func setInputMethod(_ isAvailable: Bool) {
    hasInputMethod = isAvailable
    guard !isAvailable else { return }
    focus = .none
    waitsForApplicationUntil = nil
  }

  /// Where the focus has just been lost, the call is not for the field that lost it.
  private mutating func call() {
    if case .left = focus { focus = .none }
    wish = .called
  }

  private mutating func endClose() {
    if case .closed = wish { wish = .none }
  }
}
