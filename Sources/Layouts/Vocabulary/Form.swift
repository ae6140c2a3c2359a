/// The kind of device the keyboard is shaped for.
public enum Form: String, CaseIterable, Codable, Sendable {
  /// Thumbs: ten columns, a strip below.
  case phone
  /// Both hands: punctuation beside the letters, flick-down characters, no balloons.
  case tablet

  /// Whether a screen of this width is that of a tablet of the 11-inch class or more, which has
  /// tab and caps lock beside the letters (reference 1.5).
  public func isLarge(width: Double, isLandscape: Bool) -> Bool {
    self == .tablet && width >= (isLandscape ? 1180 : 834)
  }
}
