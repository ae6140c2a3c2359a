import Layouts
import TextTraits

/// What typing does by itself in a field: its traits, the person's settings and the keyboard's
/// script, resolved once.
public struct FieldPolicy: Hashable, Sendable {
  /// Whether nothing clever may see what is typed (rule 2).
  public let isSecret: Bool
  /// Whether the field takes line breaks; nil where nobody said.
  public let isMultiline: Bool?
  /// Whether the keyboard's language reads from right to left.
  public let isRightToLeft: Bool
  /// When shift turns itself on.
  public let capitalization: Capitalization
  /// Which marks become typographic.
  public let punctuation: SmartPunctuation
  /// Whether two spaces become a period and a space.
  public let doubleSpacePeriod: Bool
  /// Within which time.
  public let doubleSpaceWindow: Duration
  /// Whether spaces around chosen words come and go by themselves.
  public let smartSpaces: Bool
  /// Whether words are corrected.
  public let corrects: Bool
  /// Whether words are suggested.
  public let suggests: Bool
  /// Whether words may be learned.
  public let learns: Bool
  /// The casing of the keyboard's language.
  public let casing: Casing
  /// Whether edits go as text or as keys.
  public let submission: Submission

  /// The policy of a field on a keyboard.
  public init(field: Field, keyboard: Keyboard?, settings: TypingSettings) {
    let traits = field.traits
    let language = keyboard?.language ?? "en"
    let isPlain = traits.isSecret || traits.isTerminal
    let isProse = !isPlain && Self.proseTypes.contains(traits.keyboardType)
    let isTypographic = isProse && traits.keyboardType != .asciiCapable
    isSecret = traits.isSecret
    isMultiline = traits.isMultiline
    isRightToLeft = keyboard?.isRightToLeft ?? false
    let capitals =
      settings.capitalizesAutomatically && !isPlain && keyboard?.hasAutomaticCapitals != false
    capitalization = Capitalization(
      type: capitals ? traits.autocapitalizationType : .none, language: language)
    punctuation = SmartPunctuation(
      quotes: !isPlain
        && traits.smartQuotesType.resolved(default: settings.smartPunctuation && isTypographic),
      dashes: !isPlain
        && traits.smartDashesType.resolved(default: settings.smartPunctuation && isTypographic),
      language: language)
    doubleSpacePeriod =
      settings.doubleSpacePeriod && (isProse || (!isPlain && traits.keyboardType == .webSearch))
    doubleSpaceWindow = settings.doubleSpaceWindow
    smartSpaces =
      !isPlain && traits.smartInsertDeleteType.resolved(default: settings.smartSpaces)
    corrects =
      !isPlain && traits.autocorrectionType.resolved(default: settings.correctsWords && isProse)
    suggests = !isPlain && traits.suggestionType.resolved(default: settings.suggestsWords)
    learns = isProse && !traits.isPrivate
    casing = Casing(language: language)
    submission = Submission(
      capabilities: field.capabilities, isTerminal: traits.isTerminal, isSecret: traits.isSecret)
  }

  /// The types whose words are corrected (reference 5.6).
  private static let proseTypes: Set<KeyboardType> = [.default, .asciiCapable, .twitter]
}

extension Keyboard {
  /// Whether shift may turn itself on: the letters have case and read from left to right.
  var hasAutomaticCapitals: Bool {
    guard !isRightToLeft else { return false }
    return layer(.letters)?.keys.contains { $0.shiftedFace != nil } ?? false
  }
}
