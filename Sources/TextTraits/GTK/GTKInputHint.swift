/// Something a field says about its text, in the words of GTK's `GtkInputHints`; the raw value is
/// GTK's own nick.
public enum GTKInputHint: String, CaseIterable, Hashable, Sendable {
  /// Misspelt words should be marked and corrected.
  case spellcheck
  /// Misspelt words should be left alone.
  case noSpellcheck = "no-spellcheck"
  /// Words should be suggested.
  case wordCompletion = "word-completion"
  /// Small letters are preferred.
  case lowercase
  /// Capitals are preferred.
  case uppercaseChars = "uppercase-chars"
  /// Words begin with a capital.
  case uppercaseWords = "uppercase-words"
  /// Sentences begin with a capital.
  case uppercaseSentences = "uppercase-sentences"
  /// The application has keys of its own.
  case inhibitOSK = "inhibit-osk"
  /// The text runs downwards.
  case verticalWriting = "vertical-writing"
  /// Emoji are wanted.
  case emoji
  /// Emoji do not fit.
  case noEmoji = "no-emoji"
  /// Nothing may be learned from the text.
  case `private`

  /// The hints in the order in which they count where two of them differ: what holds back first,
  /// and of the letter cases the one that changes most.
  static let byPrecedence: [GTKInputHint] = [
    .inhibitOSK, .private, .noSpellcheck, .spellcheck, .wordCompletion, .uppercaseChars,
    .uppercaseWords, .uppercaseSentences, .lowercase, .noEmoji, .emoji, .verticalWriting,
  ]
}
