/// What the return key does, in Android's `EditorInfo`.
public enum AndroidImeAction: String, CaseIterable, Hashable, Sendable {
  /// The field leaves it open.
  case unspecified = "IME_ACTION_UNSPECIFIED"
  /// Nothing but a line break.
  case none = "IME_ACTION_NONE"
  /// Go to what was typed.
  case go = "IME_ACTION_GO"
  /// Search for what was typed.
  case search = "IME_ACTION_SEARCH"
  /// Send what was typed.
  case send = "IME_ACTION_SEND"
  /// On to the next field.
  case next = "IME_ACTION_NEXT"
  /// Finish.
  case done = "IME_ACTION_DONE"
  /// Back to the field before, for which the iOS keyboard has no key.
  case previous = "IME_ACTION_PREVIOUS"

  /// The row of reference 2.
  var returnKeyType: ReturnKeyType {
    switch self {
    case .unspecified, .none, .previous: .default
    case .go: .go
    case .search: .search
    case .send: .send
    case .next: .next
    case .done: .done
    }
  }
}

/// What a field asks of the keyboard in Android's `EditorInfo`. Flags about full-screen editing are
/// left out: no keyboard here covers the field.
public enum AndroidImeFlag: String, CaseIterable, Hashable, Sendable {
  /// ASCII is asked for.
  case forceASCII = "IME_FLAG_FORCE_ASCII"
  /// Nothing may be learned from the text.
  case noPersonalizedLearning = "IME_FLAG_NO_PERSONALIZED_LEARNING"
  /// The return key breaks the line, whatever the action is.
  case noEnterAction = "IME_FLAG_NO_ENTER_ACTION"
}
