/// Which clever parts of the keyboard may be called in a field, and why not.
///
/// A part that is refused is not merely silent: who asks here first never calls it. What is not
/// refused still depends on the person's settings and the script.
public struct FieldPermissions: Hashable, Sendable {
  /// The parts that are refused, each with the first reason in the order of ``Reason``.
  public let refusals: [Part: Reason]

  /// What a field with these traits permits.
  public init(_ traits: TextInputTraits) {
    var refusals: [Part: Reason] = [:]
    for rule in Self.rules where rule.applies(traits) {
      for part in rule.parts where refusals[part] == nil {
        guard !rule.yieldsToWish || traits.wish(for: part) != .yes else { continue }
        refusals[part] = rule.reason
      }
    }
    for part in Part.allCases where refusals[part] == nil && traits.wish(for: part) == .no {
      refusals[part] = .field
    }
    self.refusals = refusals
  }

  /// Whether `part` may be called.
  public func allows(_ part: Part) -> Bool {
    refusals[part] == nil
  }
}

extension FieldPermissions {
  /// Something clever.
  public enum Part: String, CaseIterable, Codable, Sendable {
    /// Words in the bar.
    case suggestions
    /// Replacing a word when it ends.
    case correction
    /// A completion behind the caret.
    case inlinePrediction
    /// Replacing a shortcut by the person's phrase.
    case textReplacement
    /// Remembering words and pairs.
    case learning
    /// Showing a key above the finger.
    case preview
    /// A keyboard by somebody else.
    case thirdPartyKeyboards
    /// A period for two spaces.
    case doubleSpacePeriod
    /// Curly quotes for straight ones.
    case smartQuotes
    /// A dash for two hyphens.
    case smartDashes
    /// Spaces added and removed around words.
    case smartInsertDelete
    /// Shift that turns itself on.
    case automaticCapitals
  }

  /// Why a part is refused.
  public enum Reason: String, CaseIterable, Codable, Sendable {
    /// The text is a password, a PIN or sensitive.
    case secret
    /// The text may not be stored.
    case `private`
    /// What is typed is commands.
    case terminal
    /// The text is of a kind that the part would spoil or has no use for.
    case keyboardType
    /// The field says no.
    case field
  }
}
