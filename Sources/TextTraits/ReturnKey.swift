/// The return key of a field: what it says and how it looks (reference 2).
public struct ReturnKey: Hashable, Sendable {
  /// What the key says.
  public var label: String
  /// Whether it is blue.
  public var isProminent: Bool
  /// Whether it can be pressed.
  public var isEnabled: Bool

  /// The return key these traits ask for, in words of the language.
  public init(traits: TextInputTraits, language: String) {
    label = traits.returnKeyLabel ?? traits.returnKeyType.rawValue
    isProminent = traits.returnKeyType.isProminent
    isEnabled = true
  }
}
