extension PartialTraits {
  /// What a field says by its purpose and hints in text-input-v3 or v1 (reference 3.3, 3.4).
  ///
  /// Hints that are there say yes. Hints that are not there say nothing, with one exception, since
  /// most clients never send most of them:
  /// - GTK sends none unless the application sets them.
  /// - Chromium sends auto_capitalization alone for every ordinary text, and never spellcheck or
  ///   completion, whatever the page says; Firefox sends titlecase or uppercase alone.
  /// - Qt sends completion and spellcheck together, with auto_capitalization, unless the
  ///   application switches off one or the other.
  ///
  /// So a field that sends both completion and spellcheck tells all it has to tell, and if no hint
  /// of it speaks of capitals it wants none. The reverse cannot be had: Qt's field without
  /// predictive text looks exactly like Chromium's ordinary text, and to leave half the web
  /// uncorrected would be the worse mistake.
  public init(textInput purpose: TextInputPurpose, hints: TextInputHints = []) {
    self = purpose.traits
    for hint in TextInputHint.byPrecedence where hints.contains(hint) {
      fill(from: hint.traits)
    }
    if hints.isSuperset(of: [.completion, .spellcheck]) {
      fill(from: .saying(\.autocapitalizationType, .none))
    }
    if hints.contains(.latin) {
      restrictToASCII()
    }
  }
}

extension TextInputPurpose {
  /// The row of reference 3.3. A purpose that leaves a column to the hints is silent there.
  var traits: PartialTraits {
    switch self {
    case .normal:
      PartialTraits()
    case .alpha:
      .saying(\.keyboardType, .asciiCapable)
    case .digits:
      PartialTraits(.numberPad, capitals: .none, words: .no)
    case .number:
      PartialTraits(.decimalPad, capitals: .none, words: .no).saying(\.allowsSign, true)
    case .phone:
      PartialTraits(.phonePad, capitals: .none, words: .no)
    case .url:
      PartialTraits(.url, capitals: .none, words: .no)
    case .email:
      PartialTraits(.emailAddress, capitals: .none, words: .no)
    case .name:
      PartialTraits(.default, capitals: .words, words: .no)
    case .password:
      PartialTraits(.asciiCapable, capitals: .none, words: .no).saying(\.isSecureTextEntry, true)
    case .pin:
      PartialTraits(.numberPad, capitals: .none, words: .no).saying(\.isSecureTextEntry, true)
    case .date, .time, .datetime:
      PartialTraits(.numbersAndPunctuation, capitals: .none, words: .no)
    case .terminal:
      PartialTraits(.asciiCapable, capitals: .none, words: .no).saying(\.isTerminal, true)
    }
  }
}

extension TextInputHint {
  /// The hints in the order in which they count where two of them differ: secrecy first, and the
  /// letter case that was chosen before the one that Qt sends with everything.
  static let byPrecedence: [TextInputHint] = [
    .hiddenText, .sensitiveData, .uppercase, .titlecase, .lowercase, .autoCapitalization,
    .completion, .spellcheck, .multiline, .onScreenInputProvided, .noEmoji,
  ]

  /// The row of reference 3.4. Hidden text is a password, on the keys that its purpose asks for:
  /// so Qt sends every password field, and Chromium one whose text is shown. ``latin`` depends on what else is asked for, and ``preeditShown``
  /// tells how text is to be sent, not what keys are to be shown.
  var traits: PartialTraits {
    switch self {
    case .completion: .saying(\.suggestionType, .yes)
    case .spellcheck: .saying(\.autocorrectionType, .yes).saying(\.spellCheckingType, .yes)
    case .autoCapitalization: .saying(\.autocapitalizationType, .sentences)
    case .lowercase: .saying(\.autocapitalizationType, .none)
    case .uppercase: .saying(\.autocapitalizationType, .allCharacters)
    case .titlecase: .saying(\.autocapitalizationType, .words)
    case .hiddenText: TextInputPurpose.password.traits
    case .sensitiveData: .saying(\.isSensitive, true).saying(\.isPrivate, true)
    case .multiline: .saying(\.isMultiline, true)
    case .onScreenInputProvided: .saying(\.providesOwnKeyboard, true)
    case .noEmoji: .saying(\.emojiType, .no)
    case .latin, .preeditShown: PartialTraits()
    }
  }
}
