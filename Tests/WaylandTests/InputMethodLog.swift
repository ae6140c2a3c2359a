import Wayland

/// What the keyboard was told by an input method, and what it answers.
@MainActor
final class InputMethodLog {
  var events: [InputMethodEvent] = []
  /// Whether the text of a field may be read.
  var mayRead = true
}
