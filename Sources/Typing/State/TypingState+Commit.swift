import Layouts

/// What fingers have to say is said once, in the order in which they came.
extension TypingState {
  /// Types what the finger is on, once; the finger is spent from then on.
  mutating func commit(_ id: TouchID, _ turn: inout Turn) {
    guard var tracker = touches[id], tracker.isHolding else { return }
    let committed = tracker
    if settings.sticksHolds, case .callout(let callout) = tracker.role, callout.selected == 0 {
      stuckCallout = callout
      tracker.spend()
      touches[id] = tracker
      return
    }
    fadeBalloon(of: committed, now: turn.now)
    switch tracker.role {
    case .shift, .layer: tracker.key = nil
    default: tracker.spend()
    }
    touches[id] = tracker
    perform(committed, &turn)
  }

  /// Commits fingers that are still down, in the order in which they came: those before `id`, or
  /// all others.
  mutating func commitHeld(
    before id: TouchID, others: Bool = false, _ turn: inout Turn
  ) {
    for held in touches.holding {
      if held == id {
        if others { continue } else { return }
      }
      commit(held, &turn)
    }
  }

  mutating func stopRepeats() {
    for tracker in touches.trackers {
      if case .repeating = tracker.role { touches[tracker.id]?.spend() }
    }
  }

  /// A tap while a callout stays open: it types the cell under the finger, or closes the callout.
  mutating func stuckChoice(at point: Point, _ turn: inout Turn) -> CalloutState? {
    if let callout = stuckCallout, let cell = callout.layout.cell(at: point) {
      typeCharacter(callout.text[cell], isLiteral: true, touch: nil, &turn)
    }
    return nil
  }

  mutating func toggleSelecting(_ id: TouchID) {
    guard var tracker = touches[id], case .trackpad(var trackpad) = tracker.role else { return }
    trackpad.toggleSelecting()
    tracker.role = .trackpad(trackpad)
    touches[id] = tracker
  }
}
