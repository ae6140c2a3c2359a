/// What happens to the keyboard as an input method.
public nonisolated enum InputMethodEvent: Hashable, Sendable {
  /// A field wants text. Its state follows at once. It may come again without a deactivation
  /// between: another field, or the same one anew.
  case activated
  /// No field wants text any more.
  case deactivated
  /// What the field says of itself, whole; also when nothing in it changed, since a tap on the
  /// field that has the focus is told so.
  case state(FieldState)
  /// Another input method has the seat: this one will never be called.
  case unavailable
}
