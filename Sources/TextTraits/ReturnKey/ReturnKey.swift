/// The return key of a field, as it is to be drawn (reference 2).
public struct ReturnKey: Hashable, Sendable {
  /// What the key says will happen.
  public let type: ReturnKeyType
  /// The word on the key.
  public let label: String
  /// Whether the key is blue.
  public let isProminent: Bool
  /// Whether the key can be pressed.
  public let isEnabled: Bool

  /// The return key that a field with `traits` has.
  ///
  /// - Parameters:
  ///   - traits: the field. Its own word for the key wins over the type's.
  ///   - language: the language of the label, as a BCP 47 tag.
  public init(_ traits: TextInputTraits, language: String) {
    type = traits.effectiveReturnKeyType
    if let ownLabel = traits.returnKeyLabel, !ownLabel.isEmpty {
      label = ownLabel
    } else {
      label = type.label(language: language)
    }
    isProminent = type.isProminent
    isEnabled = !(traits.enablesReturnKeyAutomatically && traits.isEmpty == true)
  }
}

extension TextInputTraits {
  /// The return key type that is shown: web search says Go where the field leaves it open.
  public var effectiveReturnKeyType: ReturnKeyType {
    keyboardType == .webSearch && returnKeyType == .default ? .go : returnKeyType
  }
}
