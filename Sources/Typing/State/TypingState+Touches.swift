import Layouts

/// What a finger's down, move, up and cancel mean (reference 5.1).
extension TypingState {
  mutating func handle(_ touch: TouchEvent, _ turn: inout Turn) {
    if handleAccessory(touch, &turn) { return }
    switch touch {
    case .down(let id, let point): down(id, point, &turn)
    case .move(let id, let point): move(id, point, &turn)
    case .up(let id): up(id, &turn)
    case .cancel(let id): cancel(id)
    case .cancelAll: cancelAll(&turn)
    }
  }

  // MARK: Down

  private mutating func down(_ id: TouchID, _ point: Point, _ turn: inout Turn) {
    if touches[id] != nil || bar.touch?.id == id { cancel(id) }
    if menu != nil { return menuTouched(id, point, &turn) }
    if barDown(id, point, &turn) { return }
    bar.forgetting = nil
    let regions = HitRegions(likelihoods: entry.word.nextCharacters)
    guard let key = maps.key(downAt: point, layer: layers.current, regions: regions) else {
      stuckCallout = stuckChoice(at: point, &turn)
      return
    }
    var tracker = TouchTracker(
      id: id, layer: layers.current, point: point, now: turn.now, key: key, role: .spent)
    defer { touches[id] = touches[id] ?? tracker }
    if ignores(tracker, &turn) {
      tracker.spend()
    } else if settings.ignoresTouchesShorterThan > .zero {
      tracker.role = .waiting
    } else {
      begin(tracker, &turn)
    }
  }

  /// Whether the touch is no key press: a second finger while the caret moves, a key repeats or a
  /// callout waits for its choice, a trembling hand, a key that is disabled.
  private mutating func ignores(_ tracker: TouchTracker, _ turn: inout Turn) -> Bool {
    if filter.ignoresDown(now: turn.now, settings: settings) { return true }
    if let id = touches.trackpad {
      toggleSelecting(id)
      return true
    }
    if stuckCallout != nil {
      stuckCallout = stuckChoice(at: tracker.start, &turn)
      return true
    }
    return touches.isRepeating || !tracker.origin.key.isEnabled
  }

  /// The touch counts: older fingers go first, then keys that act on down act.
  mutating func begin(_ waiting: TouchTracker, _ turn: inout Turn) {
    var tracker = waiting
    let key = tracker.origin.key
    if form == .phone, !mayPinch(tracker) { commitHeld(before: tracker.id, &turn) }
    stopRepeats()
    turn.emit(.feedback(feedback(for: key.action)))
    if key.action != .shift { shift.joined() }
    tracker.begin(.press, now: turn.now)
    balloons.remove { $0.balloon.key == tracker.origin }
    switch key.action {
    case .shift:
      shift.press(now: turn.now, settings: settings)
      tracker.begin(.shift, now: turn.now)
    case .layer(let target) where keyboard?.keyboard.layer(target) == nil:
      wantLayer(target, &turn)
      tracker.spend()
    case .layer(let target):
      layers.press(target)
      tracker.begin(.layer, now: turn.now)
    case .modifier(let modifier):
      modifiers.press(modifier, now: turn.now, window: settings.doubleTapWindow)
      tracker.begin(.modifier(modifier), now: turn.now)
    case .capsLock:
      shift.toggleLock()
      tracker.spend()
    case .handle: tracker.begin(.drag, now: turn.now)
    case .delete, .arrow:
      modifiers.joined()
      perform(key, at: tracker, &turn)
      let repeating = KeyRepeat(
        now: turn.now, growsToWords: key.action == .delete, settings: settings)
      tracker.begin(.repeating(repeating), now: turn.now)
    default:
      modifiers.joined()
    }
    touches[tracker.id] = tracker
  }

  // MARK: Up

  private mutating func up(_ id: TouchID, _ turn: inout Turn) {
    if barUp(id, &turn) { return }
    guard let tracker = touches[id] else { return }
    slide(id, to: tracker.point, &turn)
    guard let tracker = touches[id] else { return }
    let isModifier = tracker.releasesOthers
    if form == .tablet || isFloating || isModifier {
      commitHeld(before: id, others: isModifier, &turn)
    }
    commit(id, &turn)
    switch tracker.role {
    case .shift: shift.release()
    case .layer: layers.release()
    case .modifier(let modifier): modifiers.release(modifier)
    case .menu: menuReleased(&turn)
    case .drag: turn.emit(.drop)
    default: break
    }
    touches[id] = nil
    if tracker.role != .waiting { filter.ended(now: turn.now) }
    updateShift()
  }

  // MARK: Cancel

  /// The touch types nothing and leaves nothing pressed.
  private mutating func cancel(_ id: TouchID) {
    _ = bar.end(id)
    switch touches[id]?.role {
    case .shift: shift.cancel()
    case .layer: layers.cancel()
    case .modifier(let modifier): modifiers.cancel(modifier)
    case .menu: menu = nil
    default: break
    }
    touches[id] = nil
    updateShift()
  }

  mutating func cancelAll(_ turn: inout Turn) {
    accessory.cancelAll()
    for tracker in touches.trackers { cancel(tracker.id) }
    bar = BarState()
    stuckCallout = nil
    menu = nil
  }

  // MARK: Helpers

  var form: Form { keyboard?.keyboard.form ?? .phone }

  func feedback(for action: KeyAction) -> Feedback {
    let click: Feedback.Click =
      switch action {
      case .character, .pause, .wait: .character
      case .delete: .delete
      default: .modifier
      }
    return Feedback(click: settings.clicks ? click : nil, haptic: settings.haptics)
  }
}

extension TouchTracker {
  /// Whether other fingers typed under this one, and have to be done before it lifts.
  var releasesOthers: Bool {
    switch role {
    case .shift, .layer, .modifier: true
    default: false
    }
  }
}
