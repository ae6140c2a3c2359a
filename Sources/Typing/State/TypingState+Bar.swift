import Layouts

/// Fingers on the suggestion bar: a tap chooses, holding a learned word asks whether to forget it.
extension TypingState {
  /// A finger came down. Whether it is the bar's.
  mutating func barDown(_ id: TouchID, _ point: Point, _ turn: inout Turn) -> Bool {
    guard let keyboard, keyboard.bar?.contains(point) == true, stuckCallout == nil,
      touches.trackpad == nil, !touches.isRepeating
    else { return false }
    let offers = suggestions
    let slots = keyboard.suggestionSlots(count: offers.count, hasMark: settings.isPrivate)
    guard let slots, bar.down(id, point, slots: slots, offers: offers, now: turn.now) else {
      return false
    }
    if form == .phone { for held in touches.holding { commit(held, &turn) } }
    turn.emit(.feedback(feedback(for: .space)))
    return true
  }

  /// A finger lifted. Whether it was the bar's.
  mutating func barUp(_ id: TouchID, _ turn: inout Turn) -> Bool {
    guard let touch = bar.end(id) else { return false }
    let isLong = touch.startTime.duration(to: turn.now) >= settings.ignoresTouchesShorterThan
    if let offer = touch.offer, let slot = touch.slot, isLong {
      let offers = suggestions
      // Another finger may have typed since: a word that was seen is meant, what was typed is not.
      if offers.indices.contains(slot), offers[slot].kind == offer.kind, offer.isPosition {
        selectSuggestion(slot, &turn)
      } else if !offer.isPosition {
        choose(offer, &turn)
      }
    }
    return true
  }

  /// When the finger on the bar has held a learned word for long enough, or nil.
  var barDeadline: Instant? {
    guard let touch = bar.touch, touch.offer?.isLearned == true else { return nil }
    return touch.slotTime + settings.longPressDelay
  }

  mutating func openForgetting(_ turn: inout Turn) {
    if settings.haptics { turn.emit(.feedback(Feedback(click: nil, haptic: true))) }
    bar.ask()
  }

  /// The person answered the bar's question.
  mutating func answer(_ offer: Suggestion, _ turn: inout Turn) {
    bar.forgetting = nil
    if offer.kind == .forget { turn.emit(.forgetWord(offer.text)) }
  }
}

extension Suggestion {
  /// Whether the place it stands at says what it means, rather than its text.
  fileprivate var isPosition: Bool { [.typed, .candidate, .password].contains(kind) }
}
