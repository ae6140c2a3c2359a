import Layouts

/// The bar of suggestions above the keys.
public struct SuggestionBar: Hashable, Sendable {
  /// Where the bar is.
  public var frame: Rect
  /// Its slots, from left to right.
  public var slots: [Slot]
  /// Where the mark of the private mode stands, or nil while it is off.
  public var privateMark: Rect?

  /// One suggestion.
  public struct Slot: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// How it is shown.
    public var kind: Kind
    /// Where it is.
    public var frame: Rect
    /// Whether a finger is on it.
    public var isPressed: Bool

    /// A slot of these parts.
    public init(text: String, kind: Kind = .guess, frame: Rect, isPressed: Bool = false) {
      self.text = text
      self.kind = kind
      self.frame = frame
      self.isPressed = isPressed
    }
  }

  /// What a slot offers.
  public enum Kind: String, Hashable, Sendable {
    /// A word.
    case guess
    /// What was typed, in the quotes of the language.
    case typed
    /// The correction that a space will make; it stands on a pill.
    case correction
  }

  /// A bar of these slots.
  public init(frame: Rect, slots: [Slot], privateMark: Rect? = nil) {
    self.frame = frame
    self.slots = slots
    self.privateMark = privateMark
  }
}
