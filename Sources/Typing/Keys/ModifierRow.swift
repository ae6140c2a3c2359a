import Layouts

/// The modifiers of the terminal's row: once, locked or held (peers 3.5).
struct ModifierRow: Hashable, Sendable {
  private var latches: [KeyAction.Modifier: Latch] = [:]

  /// The ones the next key is typed with.
  var active: Set<KeyAction.Modifier> { Set(latches.filter { $0.value.isActive }.keys) }
  /// Whether a finger is on one.
  var isHeld: Bool { latches.values.contains(where: \.isHeld) }
  /// What is shown.
  var states: [KeyAction.Modifier: ShiftState] {
    latches.mapValues(\.state).filter { $0.value != .off }
  }

  /// A finger went down on a modifier. Super is never locked: it would arm the compositor's own
  /// mouse bindings.
  mutating func press(_ modifier: KeyAction.Modifier, now: Instant, window: Duration) {
    latches[modifier, default: Latch()].press(
      now: now, window: window, canLock: modifier != .super)
  }

  /// Another key is pressed.
  mutating func joined() { for key in latches.keys { latches[key]?.joined() } }

  /// A key was typed with them.
  mutating func used() { for key in latches.keys { latches[key]?.used() } }

  /// The finger lifted.
  mutating func release(_ modifier: KeyAction.Modifier) { latches[modifier]?.release() }

  /// The finger's touch was cancelled.
  mutating func cancel(_ modifier: KeyAction.Modifier) { latches[modifier]?.cancel() }
}
