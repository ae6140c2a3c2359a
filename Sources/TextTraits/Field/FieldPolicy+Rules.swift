extension FieldPolicy {
  struct Rule: Sendable {
    let reason: Reason
    let parts: Set<Part>
    let applies: @Sendable (TextInputTraits) -> Bool
  }

  /// Every rule, in the order of its reason.
  static let rules = [
    Rule(reason: .secret, parts: Set(Part.allCases), applies: \.isSecret),
    Rule(reason: .private, parts: [.learning], applies: \.isPrivate),
    Rule(reason: .terminal, parts: writing, applies: \.isTerminal),
    // Reference 1.4 and 5.6, rule 10 of the design.
    Rule(reason: .keyboardType, parts: writing) { $0.keyboardType.isPad },
    Rule(reason: .keyboardType, parts: prose) { !$0.keyboardType.isProse },
    Rule(reason: .keyboardType, parts: [.learning]) { !$0.keyboardType.holdsWords },
    // Reference 1.1.
    Rule(reason: .keyboardType, parts: [.automaticCapitals]) { !$0.keyboardType.hasSentences },
    // Curly quotes and dashes are not ASCII.
    Rule(reason: .keyboardType, parts: [.smartQuotes, .smartDashes]) {
      $0.keyboardType == .asciiCapable
    },
    // Reference 7.3, rule 2 of the design.
    Rule(reason: .keyboardType, parts: [.thirdPartyKeyboards]) {
      [.phonePad, .namePhonePad].contains($0.keyboardType)
    },
    // Reference 4.
    Rule(reason: .field, parts: [.suggestions, .inlinePrediction]) { $0.refusesSuggestions },
    Rule(reason: .field, parts: [.correction]) { $0.autocorrectionType == .no },
    Rule(reason: .field, parts: [.inlinePrediction]) { $0.inlinePredictionType == .no },
    Rule(reason: .field, parts: [.smartQuotes]) { $0.smartQuotesType == .no },
    Rule(reason: .field, parts: [.smartDashes]) { $0.smartDashesType == .no },
    Rule(reason: .field, parts: [.smartInsertDelete]) { $0.smartInsertDeleteType == .no },
    Rule(reason: .field, parts: [.automaticCapitals]) { $0.autocapitalizationType == .none },
  ]

  /// What helps with writing words and changes what is typed.
  private static let writing: Set<Part> = Set(Part.allCases).subtracting(
    [.preview, .thirdPartyKeyboards])

  /// What is right in running text only, and would spoil an address, a date or a code.
  private static let prose: Set<Part> = [
    .correction, .inlinePrediction, .textReplacement, .doubleSpacePeriod, .smartQuotes,
    .smartDashes,
  ]
}

extension TextInputTraits {
  /// Where the field speaks of correction only, that stands for suggestions as well, as on iOS.
  fileprivate var refusesSuggestions: Bool {
    suggestionType == .no || (suggestionType == .default && autocorrectionType == .no)
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

  /// The types whose words are worth learning: running text and names, but no addresses, search
  /// terms that may be addresses, numbers and codes.
  fileprivate var holdsWords: Bool {
    isProse || self == .namePhonePad
  }

  /// The types that leave automatic capitals to the field (reference 1.1).
  fileprivate var hasSentences: Bool {
    isProse || self == .numbersAndPunctuation
  }
}
