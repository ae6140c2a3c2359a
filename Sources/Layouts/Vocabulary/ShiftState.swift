/// The state of shift.
public enum ShiftState: String, CaseIterable, Codable, Sendable {
  /// Lower case.
  case off
  /// The next letter is upper case.
  case on
  /// Caps lock.
  case locked
}
