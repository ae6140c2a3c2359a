/// One offer of the bar.
public struct Suggestion: Hashable, Sendable {
  /// The word.
  public var text: String
  /// What choosing it means.
  public var kind: Kind
  /// Whether the keyboard has learned the word from the person, and can forget it.
  public var isLearned: Bool

  /// What an offer is.
  public enum Kind: String, Hashable, Sendable {
    /// A word to put in place of the one being typed, or after it.
    case guess
    /// What was typed, to be kept; shown in quotes.
    case typed
    /// What a space will put in place of what was typed; shown on a pill.
    case correction
    /// A candidate of a conversion engine.
    case candidate
    /// A strong password for a new one.
    case password
    /// A learned word that choosing this forgets.
    case forget
    /// The word stays learned.
    case keep
  }

  /// An offer of these parts.
  public init(_ text: String, kind: Kind = .guess, isLearned: Bool = false) {
    self.text = text
    self.kind = kind
    self.isLearned = isLearned
  }

  /// What the bar shows on a keyboard of this language (BCP 47): what was typed stands in its
  /// quotes.
  public func shown(language: String) -> String {
    switch kind {
    case .guess, .correction, .candidate: text
    case .password: PasswordLabel.label(language: language) + " " + text
    case .typed: Quotes(language: language).quoted(text)
    case .forget: ForgetLabels(language: language).forget + " " + text
    case .keep: ForgetLabels(language: language).keep
    }
  }
}
