import Layouts

/// A key that changes what others mean, once, until further notice, or for as long as it is held:
/// shift, and the modifiers of the terminal's row.
struct Latch: Hashable, Sendable {
  /// Off, for one key, or locked.
  private(set) var state = ShiftState.off
  /// Whether a finger is on it.
  private(set) var isHeld = false
  private var usedWhileHeld = false
  private var lastPress: Instant?
  private var stateBeforePress = ShiftState.off

  /// Whether the next key is changed.
  var isActive: Bool { isHeld || state != .off }

  /// A finger went down on it. A second press within `window` locks it.
  mutating func press(now: Instant, window: Duration, canLock: Bool) {
    let isDouble = lastPress.map { now - $0 <= window } ?? false
    stateBeforePress = state
    isHeld = true
    usedWhileHeld = false
    lastPress = now
    if state == .locked {
      state = .off
      lastPress = nil
    } else if isDouble && canLock {
      state = .locked
      lastPress = nil
    } else {
      state = state == .off ? .on : .off
    }
  }

  /// Another finger went down while it is held: held, it is on.
  mutating func joined() {
    if isHeld && state == .off { state = .on }
  }

  /// A key was changed by it.
  mutating func used() {
    lastPress = nil
    if isHeld {
      usedWhileHeld = true
    } else if state == .on {
      state = .off
    }
  }

  /// The finger lifted.
  mutating func release() {
    guard isHeld else { return }
    isHeld = false
    if usedWhileHeld && state == .on { state = .off }
  }

  /// The finger's touch was cancelled: as if it had never been.
  mutating func cancel() {
    guard isHeld else { return }
    isHeld = false
    lastPress = nil
    state = stateBeforePress
  }

  /// Puts it into a state without a finger.
  mutating func set(_ newState: ShiftState) {
    state = newState
    lastPress = nil
  }
}
