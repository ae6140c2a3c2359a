/// One trait of ``TextInputTraits``: its name, and how it is moved from one value to another.
///
/// ``all`` is the only list of the traits beside the type itself. What source said what, what a
/// settings file may say, and what a test walks through all follow from it.
public struct Trait: Sendable {
  /// The property's name, which is UIKit's where UIKit has the trait.
  public let name: String
  /// Whether a source may add the trait but none may take it away: secrecy.
  public let isOnlyAdded: Bool
  /// The trait of a field: a boolean, a text, a word's enumeration, or an optional of these.
  public let value: @Sendable (TextInputTraits) -> any Hashable & Sendable

  let path: PartialKeyPath<TextInputTraits> & Sendable
  let isEqual: @Sendable (TextInputTraits, TextInputTraits) -> Bool
  let copy: @Sendable (_ source: TextInputTraits, _ target: inout TextInputTraits) -> Void
  let decode: @Sendable (KeyedDecodingContainer<Key>, inout TextInputTraits) throws -> Bool
  let encode: @Sendable (TextInputTraits, inout KeyedEncodingContainer<Key>) throws -> Void

  init<Value: Codable & Hashable & Sendable>(
    _ name: String, _ path: WritableKeyPath<TextInputTraits, Value> & Sendable,
    isOnlyAdded: Bool = false
  ) {
    let key = Key(stringValue: name)
    self.name = name
    self.isOnlyAdded = isOnlyAdded
    self.path = path
    value = { $0[keyPath: path] }
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
    decode = { container, traits in
      guard let value = try container.decodeIfPresent(Value.self, forKey: key) else {
        return false
      }
      traits[keyPath: path] = value
      return true
    }
    encode = { try $1.encode($0[keyPath: path], forKey: key) }
  }
}

extension Trait {
  /// The trait that is the property at `path`.
  static func at(_ path: PartialKeyPath<TextInputTraits>) -> Trait? {
    all.first { $0.path as AnyKeyPath == path }
  }

  /// Every trait, in the order of ``TextInputTraits``.
  public static let all = [
    Trait("keyboardType", \.keyboardType),
    Trait("returnKeyType", \.returnKeyType),
    Trait("returnKeyLabel", \.returnKeyLabel),
    Trait("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
    Trait("isEmpty", \.isEmpty),
    Trait("textContentType", \.textContentType),
    Trait("autocapitalizationType", \.autocapitalizationType),
    Trait("autocorrectionType", \.autocorrectionType),
    Trait("suggestionType", \.suggestionType),
    Trait("spellCheckingType", \.spellCheckingType),
    Trait("smartQuotesType", \.smartQuotesType),
    Trait("smartDashesType", \.smartDashesType),
    Trait("smartInsertDeleteType", \.smartInsertDeleteType),
    Trait("inlinePredictionType", \.inlinePredictionType),
    Trait("keyboardAppearance", \.keyboardAppearance),
    Trait("isSecureTextEntry", \.isSecureTextEntry, isOnlyAdded: true),
    Trait("isSensitive", \.isSensitive, isOnlyAdded: true),
    Trait("isPrivate", \.isPrivate, isOnlyAdded: true),
    Trait("passwordRules", \.passwordRules),
    Trait("savesPassword", \.savesPassword),
    Trait("isTerminal", \.isTerminal),
    Trait("isMultiline", \.isMultiline),
    Trait("allowsSign", \.allowsSign),
    Trait("emojiType", \.emojiType),
    Trait("providesOwnKeyboard", \.providesOwnKeyboard),
    Trait("placeholder", \.placeholder),
  ]

  /// The key of a trait in a keyed file: its name.
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }
}
