extension PartialTraits {
  /// What a Qt field says by its hints and enter key (reference 2 and 3.2 to 3.4).
  ///
  /// A hint that is not there says nothing: Qt's hints restrict, and where none does the defaults
  /// are Qt's as well, capitals for sentences and words as the person likes.
  public init(qt hints: Set<QtInputMethodHint>, enterKey: QtEnterKeyType = .default) {
    self.init(QtInputMethodHint.byPrecedence.filter(hints.contains).map(\.traits))
    if !hints.isDisjoint(with: [.latinOnly, .preferLatin]) {
      restrictToASCII()
    }
    self.returnKeyType = enterKey.returnKeyType(isMultiline: hints.contains(.multiLine))
  }
}

extension QtInputMethodHint {
  /// The row of reference 3.2 or 3.4. What restricts the characters is what Qt sends as the purpose
  /// of the same meaning; the Latin hints depend on what else is asked for.
  var traits: PartialTraits {
    switch self {
    case .hiddenText: TextInputHint.hiddenText.traits
    case .sensitiveData: TextInputHint.sensitiveData.traits
    case .noAutoUppercase, .preferLowercase, .lowercaseOnly:
      .saying(\.autocapitalizationType, .none)
    case .preferUppercase, .uppercaseOnly: .saying(\.autocapitalizationType, .allCharacters)
    case .noPredictiveText:
      .saying(\.autocorrectionType, .no).saying(\.suggestionType, .no)
        .saying(\.spellCheckingType, .no)
    case .preferNumbers: .saying(\.keyboardType, .numbersAndPunctuation)
    case .date: TextInputPurpose.date.traits
    case .time: TextInputPurpose.time.traits
    case .multiLine: .saying(\.isMultiline, true)
    case .digitsOnly: TextInputPurpose.digits.traits
    case .formattedNumbersOnly: TextInputPurpose.number.traits
    case .dialableCharactersOnly: TextInputPurpose.phone.traits
    case .emailCharactersOnly: TextInputPurpose.email.traits
    case .urlCharactersOnly: TextInputPurpose.url.traits
    case .latinOnly, .preferLatin: PartialTraits()
    }
  }
}
