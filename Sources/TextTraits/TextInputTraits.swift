/// All that a text field says about itself, with UIKit's names and defaults (reference 4), and the
/// few traits that other dialects know and UIKit has no word for.
public struct TextInputTraits: Hashable, Codable, Sendable {
  /// Which keys.
  public var keyboardType = KeyboardType.default
  /// What the return key says.
  public var returnKeyType = ReturnKeyType.default
  /// The application's own word for the return key; wins over ``returnKeyType``'s label.
  public var returnKeyLabel: String?
  /// Whether the return key is disabled while the field is empty.
  public var enablesReturnKeyAutomatically = false
  /// Whether the field holds no text; nil where nobody said, which counts as not empty.
  public var isEmpty: Bool?
  /// What the text means; nil means nothing in particular.
  public var textContentType: TextContentType?
  /// When shift turns itself on.
  public var autocapitalizationType = AutocapitalizationType.sentences
  /// Whether words are corrected.
  public var autocorrectionType = TriState.default
  /// Whether words are offered in the bar; Linux dialects say it apart from correction.
  public var suggestionType = TriState.default
  /// Whether misspelt words are marked.
  public var spellCheckingType = TriState.default
  /// Whether straight quotes become the locale's curly ones.
  public var smartQuotesType = TriState.default
  /// Whether two hyphens become a dash.
  public var smartDashesType = TriState.default
  /// Whether the keyboard adds and removes spaces around what it inserts and deletes.
  public var smartInsertDeleteType = TriState.default
  /// Whether a completion is shown behind the caret.
  public var inlinePredictionType = TriState.default
  /// Which palette.
  public var keyboardAppearance = KeyboardAppearance.default
  /// Whether the text is hidden: a password or a PIN.
  public var isSecureTextEntry = false
  /// Whether the client calls the text sensitive; as secret as a password, though it may be shown.
  public var isSensitive = false
  /// Whether nothing may be learned from the text; it may still be corrected and suggested upon.
  public var isPrivate = false
  /// Shapes an offered password, in the grammar of reference 4.
  public var passwordRules: String?
  /// Whether the application's client keeps the password that is offered.
  public var savesPassword = false
  /// Whether the field is a terminal: esc, tab, modifiers and arrows, and no clever parts.
  public var isTerminal = false
  /// Whether the field takes line breaks; nil where nobody said.
  public var isMultiline: Bool?
  /// Whether a minus sign may be typed into a number; the decimal pad then has one.
  public var allowsSign = false
  /// Whether emoji fit: `no` hides the emoji key, `yes` is a wish for it.
  public var emojiType = TriState.default
  /// Whether the application shows keys of its own, so that no keyboard shall appear.
  public var providesOwnKeyboard = false
  /// What the empty field shows.
  public var placeholder: String?

  /// The traits of a field that says nothing.
  public init() {}
}

extension TextInputTraits {
  /// Whether nothing clever may see this field: rule 2 of the design. What is typed is not
  /// suggested upon, learned, previewed or logged.
  public var isSecret: Bool {
    isSecureTextEntry || isSensitive
  }
}
