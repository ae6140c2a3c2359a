import Layouts

/// What a finger means that moves: another key, a variant, a flick, the caret.
extension TypingState {
  mutating func move(_ id: TouchID, _ point: Point, _ turn: inout Turn) {
    guard point.x.isFinite, point.y.isFinite else { return }
    bar.move(id, point, reach: settings.hysteresis, now: turn.now)
    guard touches[id] != nil else { return }
    touches[id]?.point = point
    if let shape = pinchedShape { return take(shape, &turn) }
    slide(id, to: point, &turn)
  }

  /// The finger is at `point` now, moved or not: how long it has been there counts too.
  mutating func slide(_ id: TouchID, to point: Point, _ turn: inout Turn) {
    guard var tracker = touches[id] else { return }
    switch tracker.role {
    case .press where swipesUp(tracker): openMenu(&tracker)
    case .press: slidePress(&tracker, now: turn.now)
    case .shift, .layer: slideModifier(&tracker, now: turn.now)
    case .repeating: if isOutside(point) { tracker.spend() }
    case .callout(let callout): choose(callout, &tracker, &turn)
    case .trackpad(let trackpad): return moveCaret(id, trackpad, &turn)
    case .menu: chooseEntry(at: point, &turn)
    case .drag where point != tracker.start:
      // The keyboard follows, so that the finger is where it began.
      turn.emit(.drag(dx: point.x - tracker.start.x, dy: point.y - tracker.start.y))
      tracker.point = tracker.start
    case .modifier, .drag, .waiting, .spent: break
    }
    touches[id] = tracker
  }

  private func slidePress(_ tracker: inout TouchTracker, now: Instant) {
    if isOutside(tracker.point) { return tracker.target(nil, now: now) }
    if flicks(&tracker) { return }
    if let key = tracker.key, !hasLeft(key, tracker, now: now) {
      let drag = Rect(x: tracker.keyPoint.x, y: tracker.keyPoint.y, width: 0, height: 0)
        .distance(to: tracker.point)
      if drag > settings.longPressDrag { tracker.canLongPress = false }
      return
    }
    retarget(&tracker, layer: tracker.layer, now: now)
  }

  /// A finger that came from shift or a layer key means the character it slid to; back on its own
  /// key it means none.
  private func slideModifier(_ tracker: inout TouchTracker, now: Instant) {
    if isOutside(tracker.point) { return tracker.target(nil, now: now) }
    if let key = tracker.key, !hasLeft(key, tracker, now: now) { return }
    guard hasLeft(tracker.origin, tracker, now: now) else {
      return tracker.target(nil, now: now)
    }
    retarget(&tracker, layer: layers.current, now: now)
  }

  /// Only keys that act on lift can be slid to: over the others the finger keeps what it has.
  private func retarget(_ tracker: inout TouchTracker, layer: LayerID, now: Instant) {
    guard let key = maps.key(at: tracker.point, layer: layer), key.key.isEnabled,
      key.key.action.actsOnLift, key != tracker.key
    else { return }
    tracker.target(key, now: now)
  }

  private func hasLeft(_ key: PlacedKey, _ tracker: TouchTracker, now: Instant) -> Bool {
    Hysteresis(settings).hasLeft(
      key.frame, at: tracker.point, from: tracker.keyPoint, elapsed: now - tracker.startTime)
  }

  private func isOutside(_ point: Point) -> Bool {
    guard let size = keyboard?.size else { return true }
    return Rect(x: 0, y: 0, width: size.width, height: size.height).distance(to: point)
      > settings.hysteresis
  }

  /// A movement down on a tablet's key is a flick, not a slide; going back takes it back.
  private func flicks(_ tracker: inout TouchTracker) -> Bool {
    guard form == .tablet, let key = tracker.key, key == tracker.origin, key.key.secondary != nil
    else { return false }
    let (dx, dy) = (tracker.point.x - tracker.start.x, tracker.point.y - tracker.start.y)
    let progress = dy / max(key.frame.height, 1)
    guard dy > abs(dx), progress >= settings.flickBegin else {
      tracker.flick = 0
      return false
    }
    tracker.flick = progress
    tracker.canLongPress = false
    return true
  }

  private func choose(
    _ callout: CalloutState, _ tracker: inout TouchTracker, _ turn: inout Turn
  ) {
    var callout = callout
    let selected = callout.layout.choice(
      from: callout.start, to: tracker.point, reach: settings.longPressDrag)
    guard selected != callout.selected else { return }
    callout.selected = selected
    tracker.role = .callout(callout)
    if settings.haptics { turn.emit(.feedback(Feedback(click: nil, haptic: true))) }
  }

  private mutating func moveCaret(_ id: TouchID, _ trackpad: Trackpad, _ turn: inout Turn) {
    guard var tracker = touches[id] else { return }
    var trackpad = trackpad
    let steps = trackpad.moved(to: tracker.point, settings: settings)
    tracker.role = .trackpad(trackpad)
    touches[id] = tracker
    for step in steps {
      turn.emit(entry.move(step, extending: trackpad.isSelecting, now: turn.now))
    }
    if !steps.isEmpty {
      shift.acted()
      updateShift()
    }
  }
}

extension KeyAction {
  /// Whether the key acts when the finger lifts (reference 5.1); the others act on touch.
  var actsOnLift: Bool {
    switch self {
    case .delete, .shift, .layer, .capsLock, .modifier, .arrow, .handle: false
    default: true
    }
  }
}
