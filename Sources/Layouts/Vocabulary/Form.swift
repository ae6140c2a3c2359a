/// The kind of device the keyboard is shaped for.
public enum Form: String, CaseIterable, Codable, Sendable {
  /// Thumbs: ten columns, a strip below.
  case phone
  /// Both hands: punctuation beside the letters, flick-down characters, no balloons.
  case tablet
}
