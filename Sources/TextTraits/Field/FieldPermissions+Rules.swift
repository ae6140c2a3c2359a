extension FieldPermissions {
  struct Rule: Sendable {
    let reason: Reason
    let parts: Set<Part>
    /// Whether the field can have a part all the same by asking for it.
    var yieldsToWish = false
    let applies: @Sendable (TextInputTraits) -> Bool
  }

  /// Every rule but the field's own wishes, the gravest reason first.
  static let rules = [
    Rule(reason: .secret, parts: Set(Part.allCases), applies: \.isSecret),
    Rule(reason: .private, parts: [.learning], applies: \.isPrivate),
    Rule(reason: .terminal, parts: writing, applies: \.isTerminal),
    // Reference 1.4 and 5.6, rule 10 of the design.
    Rule(reason: .keyboardType, parts: writing) { $0.keyboardType.isPad },
    Rule(reason: .keyboardType, parts: prose, yieldsToWish: true) { !$0.keyboardType.isProse },
    Rule(reason: .keyboardType, parts: [.doubleSpacePeriod]) {
      !$0.keyboardType.isProse && $0.keyboardType != .webSearch
    },
    Rule(reason: .keyboardType, parts: [.learning]) {
      !$0.keyboardType.isProse && $0.keyboardType != .namePhonePad
    },
    // Reference 1.1: the others have no automatic capitals, whatever the field says.
    Rule(reason: .keyboardType, parts: [.automaticCapitals]) {
      !$0.keyboardType.isProse && $0.keyboardType != .numbersAndPunctuation
    },
    // Curly quotes and dashes are not ASCII.
    Rule(reason: .keyboardType, parts: [.smartQuotes, .smartDashes], yieldsToWish: true) {
      $0.keyboardType == .asciiCapable
    },
    // Reference 7.3, rule 2 of the design.
    Rule(reason: .keyboardType, parts: [.thirdPartyKeyboards]) {
      [.phonePad, .namePhonePad].contains($0.keyboardType)
    },
  ]

  /// What helps with writing words, or changes what is typed.
  private static let writing: Set<Part> = Set(Part.allCases).subtracting(
    [.preview, .thirdPartyKeyboards])

  /// What is right in running text, and would spoil an address, a date or a code.
  private static let prose: Set<Part> = [
    .correction, .inlinePrediction, .textReplacement, .smartQuotes, .smartDashes,
  ]
}

extension TextInputTraits {
  /// Whether the field itself says yes or no to a part (reference 4).
  func wish(for part: FieldPermissions.Part) -> TriState {
    switch part {
    case .correction: autocorrectionType
    // Where the field speaks of correction only, that stands for suggestions as well, as on iOS.
    case .suggestions:
      suggestionType == .default && autocorrectionType == .no ? .no : suggestionType
    case .inlinePrediction: wish(for: .suggestions) == .no ? .no : inlinePredictionType
    case .smartQuotes: smartQuotesType
    case .smartDashes: smartDashesType
    case .smartInsertDelete: smartInsertDeleteType
    case .automaticCapitals: autocapitalizationType == .none ? .no : .default
    case .textReplacement, .learning, .preview, .thirdPartyKeyboards, .doubleSpacePeriod: .default
    }
  }
}

extension KeyboardType {
  /// The types that autocorrect: those for running text (reference 5.6).
  fileprivate var isProse: Bool {
    switch self {
    case .default, .asciiCapable, .twitter: true
    default: false
    }
  }
}
