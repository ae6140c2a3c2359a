import Typing

/// A way by which keys reach the field.
protocol KeySender: AnyObject {
  /// Presses and releases a key with its modifiers. False where it cannot go this way.
  func send(_ stroke: KeyStroke) -> Bool
}
