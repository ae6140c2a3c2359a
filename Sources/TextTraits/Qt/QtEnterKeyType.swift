/// What the return key does, in the words of `Qt::EnterKeyType`; the raw value is Qt's name.
public enum QtEnterKeyType: String, CaseIterable, Hashable, Sendable {
  /// As the field has lines or not.
  case `default` = "EnterKeyDefault"
  /// A line break.
  case `return` = "EnterKeyReturn"
  /// Finish.
  case done = "EnterKeyDone"
  /// Go to what was typed.
  case go = "EnterKeyGo"
  /// Send what was typed.
  case send = "EnterKeySend"
  /// Search for what was typed.
  case search = "EnterKeySearch"
  /// On to the next field.
  case next = "EnterKeyNext"
  /// Back to the field before, for which the iOS keyboard has no key.
  case previous = "EnterKeyPrevious"

  /// The row of reference 2, with Qt's own rule on iOS for a field that leaves it open.
  func returnKeyType(isMultiline: Bool) -> ReturnKeyType {
    switch self {
    case .default: isMultiline ? .default : .done
    case .return, .previous: .default
    case .done: .done
    case .go: .go
    case .send: .send
    case .search: .search
    case .next: .next
    }
  }
}
