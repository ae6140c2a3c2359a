/// The name of a layer of keys, as `keys` prints it and `--layer` takes it.
public struct LayerID: RawRepresentable, Hashable, Codable, Sendable {
  /// The name.
  public let rawValue: String

  /// A layer of this name; layouts may have layers of their own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The letters of the language.
  public static let letters = LayerID(rawValue: "letters")
  /// Digits and common punctuation, behind the 123 key.
  public static let numbers = LayerID(rawValue: "numbers")
  /// Rarer punctuation, behind the #+= key.
  public static let symbols = LayerID(rawValue: "symbols")
  /// The grid of digits of a pad.
  public static let digits = LayerID(rawValue: "digits")
  /// The keys of an application's input view.
  public static let inputView = LayerID(rawValue: "inputView")
  /// No layer of its own: what leads from an input view to the system's keyboard.
  public static let keyboard = LayerID(rawValue: "keyboard")
  /// The second layer of the phone pad: pause, wait, +, * and #.
  public static let phoneSymbols = LayerID(rawValue: "phoneSymbols")
}
