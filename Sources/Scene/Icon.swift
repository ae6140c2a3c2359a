/// The pictures the keyboard draws itself, as vector paths of its own.
public enum Icon: String, CaseIterable, Sendable {
  /// Shift off: an outlined arrow.
  case shift
  /// Shift on: a filled arrow.
  case shiftFilled
  /// Caps lock: a filled arrow over a bar.
  case capsLock
  /// Delete backwards.
  case delete
  /// The next keyboard.
  case globe
  /// A smiling face.
  case emoji
  /// Dictation.
  case microphone
  /// Return, as an arrow.
  case `return`
  /// Close the keyboard.
  case dismiss
  /// Arrow keys.
  case arrowUp
  /// Arrow keys.
  case arrowDown
  /// Arrow keys.
  case arrowLeft
  /// Arrow keys.
  case arrowRight
  /// Tab.
  case tab
  /// What is chosen.
  case checkmark
  /// Towards the left: the one-handed keyboard grows to the left.
  case chevronLeft
  /// Towards the right: the one-handed keyboard grows to the right.
  case chevronRight
  /// What a floating keyboard is moved by.
  case handle
  /// The keyboard along the bottom edge.
  case keyboardDocked
  /// The keyboard for the left hand.
  case keyboardLeft
  /// The keyboard for the right hand.
  case keyboardRight
  /// The keyboard in two halves.
  case keyboardSplit
  /// The keyboard that floats.
  case keyboardFloating
}
