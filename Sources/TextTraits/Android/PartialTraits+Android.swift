extension PartialTraits {
  /// What an Android field says by its input type and options (reference 2 and 3.2 to 3.4).
  public init(android field: AndroidField) {
    self = field.variationTraits
    fill(from: field.classTraits)
    if field.imeFlags.contains(.forceASCII) {
      restrictToASCII()
    }
    if field.imeFlags.contains(.noPersonalizedLearning) {
      self.isPrivate = true
    }
    self.returnKeyType =
      field.imeFlags.contains(.noEnterAction) ? .default : field.action.returnKeyType
    if let label = field.actionLabel, !field.imeFlags.contains(.noEnterAction) {
      self.returnKeyLabel = label
    }
  }
}

extension AndroidField {
  fileprivate var variationTraits: PartialTraits {
    switch variation {
    case .uri: TextInputPurpose.url.traits
    case .emailAddress, .webEmailAddress: TextInputPurpose.email.traits
    case .personName: TextInputPurpose.name.traits
    case .password, .visiblePassword, .webPassword: TextInputPurpose.password.traits
    case .numberPassword: TextInputPurpose.pin.traits
    case .shortMessage: .saying(\.keyboardType, .twitter)
    case .filter: .saying(\.keyboardType, .webSearch)
    case .webEditText where action == .search: .saying(\.keyboardType, .webSearch)
    case .webEditText, nil: PartialTraits()
    }
  }

  fileprivate var classTraits: PartialTraits {
    switch inputClass {
    case .null: TextInputPurpose.terminal.traits
    case .text: textTraits
    case .number: numberTraits
    case .phone: TextInputPurpose.phone.traits
    case .datetime: TextInputPurpose.datetime.traits
    }
  }

  /// Android says all about text: without a flag for capitals there are none, and without one for
  /// lines there is one line. Only words are left to the person where no flag speaks of them.
  private var textTraits: PartialTraits {
    var traits = PartialTraits(
      Self.textFlags.compactMap { flag, traits in flags.contains(flag) ? traits : nil })
    traits.fill(from: .saying(\.autocapitalizationType, .none).saying(\.isMultiline, false))
    return traits
  }

  /// The flags of text in the order in which they count where two of them differ.
  private static let textFlags: [(AndroidInputFlag, PartialTraits)] = [
    (.capCharacters, .saying(\.autocapitalizationType, .allCharacters)),
    (.capWords, .saying(\.autocapitalizationType, .words)),
    (.capSentences, .saying(\.autocapitalizationType, .sentences)),
    (.noSuggestions, .saying(\.autocorrectionType, .no).saying(\.suggestionType, .no)),
    (.autoComplete, .saying(\.suggestionType, .no)),
    (.autoCorrect, .saying(\.autocorrectionType, .yes)),
    (.multiLine, .saying(\.isMultiline, true)),
  ]

  /// A sign needs the numbers layer, but for decimal numbers, whose pad has room for it.
  private var numberTraits: PartialTraits {
    switch (flags.contains(.decimal), flags.contains(.signed)) {
    case (true, let isSigned):
      PartialTraits(.decimalPad, capitals: .none, words: .no).saying(\.allowsSign, isSigned)
    case (false, true):
      PartialTraits(.numbersAndPunctuation, capitals: .none, words: .no)
    case (false, false):
      TextInputPurpose.digits.traits
    }
  }
}
