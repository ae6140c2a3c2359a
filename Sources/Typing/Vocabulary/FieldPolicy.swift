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
  /// What the person wants in place of what they type, by the shortcut in lower case.
  public let replacements: [String: String]
  /// Whether words may be learned.
  public let learns: Bool
  /// Whether a key's character may stand enlarged above the finger.
  public let previews: Bool
  /// The casing of the keyboard's language.
  public let casing: Casing
  /// Whether edits go as text or as keys.
  public let submission: Submission

  /// The policy of a field on a keyboard.
  public init(field: Field, keyboard: Keyboard?, settings: TypingSettings) {
    let traits = field.traits
    let permissions = FieldPermissions(traits)
    let language = keyboard?.language ?? "en"
    isSecret = traits.isSecret
    isMultiline = traits.isMultiline
    isRightToLeft = keyboard?.isRightToLeft ?? false
    let capitalizes =
      settings.capitalizesAutomatically && permissions.allows(.automaticCapitals)
      && keyboard?.hasAutomaticCapitals != false
    capitalization = Capitalization(
      type: capitalizes ? traits.autocapitalizationType : .none, language: language)
    func does(_ part: FieldPermissions.Part, _ wish: TriState, _ setting: Bool) -> Bool {
      permissions.allows(part) && wish.resolved(default: setting)
    }
    punctuation = SmartPunctuation(
      quotes: does(.smartQuotes, traits.smartQuotesType, settings.smartPunctuation),
      dashes: does(.smartDashes, traits.smartDashesType, settings.smartPunctuation),
      language: language)
    doubleSpacePeriod = settings.doubleSpacePeriod && permissions.allows(.doubleSpacePeriod)
    doubleSpaceWindow = settings.doubleSpaceWindow
    smartSpaces = does(
      .smartInsertDelete, traits.smartInsertDeleteType, settings.smartSpaces)
    corrects = does(.correction, traits.autocorrectionType, settings.correctsWords)
    suggests = does(.suggestions, traits.suggestionType, settings.suggestsWords)
    let casing = Casing(language: language)
    self.casing = casing
    replacements = Dictionary(
      (permissions.allows(.textReplacement) ? settings.replacements : [:])
        .map { (casing.lowercased($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    learns = settings.learnsWords && !settings.isPrivate && permissions.allows(.learning)
    previews = settings.showsBalloons && permissions.allows(.preview)
    submission = Submission(
      capabilities: field.capabilities, isTerminal: traits.isTerminal, isSecret: traits.isSecret)
  }
}

extension FieldPolicy {
  /// The person's own replacement for a word, whatever its capitals; nil where there is none.
  func replacement(for typed: String) -> String? {
    replacements.isEmpty ? nil : replacements[casing.lowercased(typed)]
  }
}

extension Keyboard {
  /// Whether shift may turn itself on: the letters have case and read from left to right.
  var hasAutomaticCapitals: Bool {
    guard !isRightToLeft else { return false }
    return layer(.letters)?.keys.contains { $0.shiftedFace != nil } ?? false
  }
}
