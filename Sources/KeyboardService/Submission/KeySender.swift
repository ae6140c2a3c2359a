import Typing

/// A way by which keys reach the field.
protocol KeySender: AnyObject {
  /// Whether keys go anywhere now.
  var isReady: Bool { get }
  /// Presses and releases a key with its modifiers. False where it cannot go this way.
  func send(_ stroke: KeyStroke) -> Bool
  /// Calls `action` when all keys before have gone: at once where none waits for its time.
  func whenSent(_ action: @escaping () -> Void)
}
