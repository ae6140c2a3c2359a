extension PartialTraits {
  /// What a GTK field says by its purpose and hints (reference 3.2 to 3.4). Hints that are not
  /// there say nothing: GTK has a word for no as well as for yes.
  public init(gtk purpose: GTKInputPurpose, hints: Set<GTKInputHint> = []) {
    self = purpose.textInputPurpose.traits
    for hint in GTKInputHint.byPrecedence where hints.contains(hint) {
      fill(from: hint.traits)
    }
  }
}

extension GTKInputHint {
  /// The row of reference 3.4.
  var traits: PartialTraits {
    switch self {
    case .spellcheck: .saying(\.autocorrectionType, .yes).saying(\.spellCheckingType, .yes)
    case .noSpellcheck: .saying(\.autocorrectionType, .no).saying(\.spellCheckingType, .no)
    case .wordCompletion: .saying(\.suggestionType, .yes)
    case .lowercase: .saying(\.autocapitalizationType, .none)
    case .uppercaseChars: .saying(\.autocapitalizationType, .allCharacters)
    case .uppercaseWords: .saying(\.autocapitalizationType, .words)
    case .uppercaseSentences: .saying(\.autocapitalizationType, .sentences)
    case .inhibitOSK: .saying(\.providesOwnKeyboard, true)
    case .emoji: .saying(\.emojiType, .yes)
    case .noEmoji: .saying(\.emojiType, .no)
    case .private: .saying(\.isPrivate, true)
    case .verticalWriting: PartialTraits()
    }
  }
}
