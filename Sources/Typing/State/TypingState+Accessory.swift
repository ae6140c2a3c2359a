import Layouts

/// Fingers on the application's bar.
extension TypingState {
  /// The bar as far as it was dragged.
  private var accessoryBar: PlacedAccessoryBar? {
    keyboard?.accessoryBar?.scrolled(to: accessory.offset)
  }

  /// Handles a finger of the bar; false where it is none.
  mutating func handleAccessory(_ touch: TouchEvent, _ turn: inout Turn) -> Bool {
    let bar = accessoryBar
    switch touch {
    case .down(let id, let point):
      // What is open above the keys may lie over the bar.
      guard let bar, bar.frame.contains(point), menu == nil, stuckCallout == nil else {
        return false
      }
      let target = bar.target(at: point)
      accessory.down(id, at: point, on: target)
      // A finger that may be about to drag is heard when it has used something.
      if target != nil, bar.range == 0 { turn.emit(.feedback(accessoryFeedback)) }
    case .move(let id, let point):
      guard accessory.has(id) else { return false }
      accessory.move(id, to: point, on: bar, now: turn.now)
    case .up(let id):
      guard accessory.has(id) else { return false }
      let target = accessory.up(id, coasts: animates, now: turn.now)
      if let target { use(target, of: bar, &turn) }
    case .cancel(let id):
      guard accessory.has(id) else { return false }
      accessory.cancel(id)
    case .cancelAll:
      accessory.cancelAll()
      return false
    }
    return true
  }

  /// What fingers hold is typed first: the application acts on the whole text.
  private mutating func use(
    _ target: PlacedAccessoryBar.Target, of bar: PlacedAccessoryBar?, _ turn: inout Turn
  ) {
    guard let bar, let item = bar.item(target.id)?.item else { return }
    if bar.range > 0 { turn.emit(.feedback(accessoryFeedback)) }
    for held in touches.holding { commit(held, &turn) }
    turn.emit(.accessory(id: item.id, value: item.used(segment: target.segment)))
  }

  private var accessoryFeedback: Feedback {
    Feedback(click: settings.clicks ? .modifier : nil, haptic: settings.haptics)
  }
}
