import Layouts

/// Shift: what the person's taps and the field's capitalisation make of it together
/// (reference 5.2, 5.3).
struct ShiftMachine: Hashable, Sendable {
  private var latch = Latch()
  /// Whether shift is on because of the text, not by a tap.
  private var isAutomatic = false
  /// Whether the person turned shift off where the text had turned it on.
  private var isDeclined = false

  /// What is shown, and typed in.
  var state: ShiftState { latch.state }
  /// Whether a finger is on it.
  var isHeld: Bool { latch.isHeld }
  /// The state that letters are typed in.
  var effective: ShiftState { latch.isHeld && state == .off ? .on : state }

  /// A finger went down on shift.
  mutating func press(now: Instant, settings: TypingSettings) {
    let wasAutomatic = isAutomatic && state == .on
    latch.press(
      now: now, window: settings.doubleTapWindow, canLock: settings.allowsCapsLock)
    isDeclined = wasAutomatic && state == .off
    isAutomatic = false
  }

  /// Another key is pressed while shift is held.
  mutating func joined() { latch.joined() }

  /// A character was typed. Only a letter uses up shift that was tapped; shift that came by itself
  /// is the text's, which says anew what it wants.
  mutating func typed(isLetter: Bool) {
    isDeclined = false
    if isLetter || isAutomatic || isHeld { latch.used() }
    if state != .on { isAutomatic = false }
  }

  /// Another key than a character acted: what the text wants counts again.
  mutating func acted() { isDeclined = false }

  /// The finger lifted from shift.
  mutating func release() { latch.release() }

  /// The finger's touch was cancelled.
  mutating func cancel() { latch.cancel() }

  /// The caps lock key.
  mutating func toggleLock() {
    latch.set(state == .locked ? .off : .locked)
    isAutomatic = false
    isDeclined = false
  }

  /// The text before the caret changed. Caps lock, a held shift and the person's own choice stand.
  mutating func update(wantsCapital: Bool) {
    guard state != .locked, !latch.isHeld else { return }
    if wantsCapital {
      guard state == .off, !isDeclined else { return }
      latch.set(.on)
      isAutomatic = true
    } else if isAutomatic {
      latch.set(.off)
      isAutomatic = false
    }
  }

  /// Another field or another keyboard.
  mutating func reset() { self = ShiftMachine() }
}
