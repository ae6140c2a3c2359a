import Layouts

/// What happens by itself as time goes on: long presses, repeats, balloons that go away.
extension TypingState {
  /// When ``apply(_:now:words:)`` wants to be called with ``TypingEvent/wake``, or nil.
  public var nextWake: Instant? { nextTimer?.time }

  private enum Timer {
    case touch(TouchID)
    case balloon
    case report
    case bar
    case composition
    case accessory
  }

  private var nextTimer: (time: Instant, timer: Timer)? {
    var timers: [(time: Instant, timer: Timer)] = touches.trackers.compactMap { tracker in
      deadline(of: tracker).map { ($0, .touch(tracker.id)) }
    }
    if let time = balloons.next { timers.append((time, .balloon)) }
    if let time = entry.model.doubtful?.deadline { timers.append((time, .report)) }
    if let time = compositionDeadline { timers.append((time, .composition)) }
    if let time = barDeadline { timers.append((time, .bar)) }
    if let time = accessory.nextStep { timers.append((time, .accessory)) }
    return timers.min { $0.time < $1.time }
  }

  /// Handles what was due until `end`, each at its own time.
  mutating func runTimers(until end: Instant, _ turn: inout Turn) {
    while let next = nextTimer, next.time <= end {
      turn.now = next.time
      switch next.timer {
      case .touch(let id): fire(id, end: end, &turn)
      case .bar: openForgetting(&turn)
      case .accessory: accessory.step(keyboard?.accessoryBar)
      case .composition: turn.emit(entry.finishComposition(now: next.time))
      case .balloon: balloons.remove { $0.until <= next.time }
      case .report:
        if entry.model.settle(now: next.time) {
          entry.lostPlace()
          shift.acted()
          updateShift()
        }
      }
    }
  }

  /// When a word has been in composition for so long that the person may have done something else
  /// meanwhile. A field that tells nothing does not tell either that a tap has ended the composition
  /// and moved the caret: what came then would hold the word a second time.
  private var compositionDeadline: Instant? {
    usesEngine ? nil : entry.model.compositionTime.map { $0 + settings.compositionPatience }
  }

  private func deadline(of tracker: TouchTracker) -> Instant? {
    switch tracker.role {
    case .waiting: tracker.startTime + settings.ignoresTouchesShorterThan
    case .repeating(let repeating): repeating.next
    case .press where tracker.canLongPress: longPress(of: tracker).map { tracker.keyTime + $0 }
    case .shift where tracker.key != nil && tracker.canLongPress:
      longPress(of: tracker).map { tracker.keyTime + $0 }
    default: nil
    }
  }

  /// How long the key is held before something opens, or nil where nothing does.
  private func longPress(of tracker: TouchTracker) -> Duration? {
    guard let key = tracker.key?.key else { return nil }
    return switch key.action {
    case .character:
      key.face(shift: shift.effective).variants.isEmpty ? nil : settings.longPressDelay
    case .space: settings.trackpadDelay
    case .globe, .emoji, .dismiss: offeredMenu == nil ? nil : settings.longPressDelay
    default: nil
    }
  }

  private mutating func fire(_ id: TouchID, end: Instant, _ turn: inout Turn) {
    guard var tracker = touches[id] else { return }
    switch tracker.role {
    case .waiting:
      tracker.spend()
      if let waiting = touches[id] { begin(waiting, &turn) }
    case .repeating(var repeating):
      // However late the call comes, a key repeats once: a stall erases nothing.
      let unit = repeating.fire(now: end, settings: settings)
      tracker.role = .repeating(repeating)
      touches[id] = tracker
      repeatKey(tracker.origin.key, unit, &turn)
    case .press, .shift: openLongPress(&tracker, &turn)
    default: break
    }
  }

  private mutating func openLongPress(_ tracker: inout TouchTracker, _ turn: inout Turn) {
    guard let key = tracker.key else { return }
    if settings.haptics { turn.emit(.feedback(Feedback(click: nil, haptic: true))) }
    let face = key.key.face(shift: shift.effective)
    // A finger that came from shift is on another key for good.
    if tracker.role == .shift { shift.release() }
    switch key.key.action {
    case .character:
      let callout = CalloutState(
        key: key, texts: [face.output ?? face.label] + face.variants, at: tracker.point,
        keyboardWidth: keyboard?.size.width ?? 0)
      tracker.role = .callout(callout)
    case .space:
      tracker.role = .trackpad(Trackpad(at: tracker.point))
    case .globe, .emoji, .dismiss: openMenu(&tracker)
    default: break
    }
    touches[tracker.id] = tracker
  }

  private mutating func repeatKey(_ key: Key, _ unit: KeyRepeat.Unit, _ turn: inout Turn) {
    guard key.action == .delete else { return perform(key, &turn) }
    turn.emit(
      .feedback(Feedback(click: settings.clicks ? .delete : nil, haptic: settings.haptics)))
    delete(unit, &turn)
  }
}
