/// Something a field says about its text, in the words of `Qt::InputMethodHint`; the raw value is
/// Qt's name. Hints that concern no key are left out.
public enum QtInputMethodHint: String, CaseIterable, Hashable, Sendable {
  /// The text is not shown: a password.
  case hiddenText = "ImhHiddenText"
  /// The text must not be stored.
  case sensitiveData = "ImhSensitiveData"
  /// Shift does not turn itself on.
  case noAutoUppercase = "ImhNoAutoUppercase"
  /// Numbers are preferred, other text is allowed.
  case preferNumbers = "ImhPreferNumbers"
  /// Capitals are preferred.
  case preferUppercase = "ImhPreferUppercase"
  /// Small letters are preferred.
  case preferLowercase = "ImhPreferLowercase"
  /// Words are neither suggested nor corrected.
  case noPredictiveText = "ImhNoPredictiveText"
  /// A date.
  case date = "ImhDate"
  /// A time of day.
  case time = "ImhTime"
  /// Latin letters are preferred.
  case preferLatin = "ImhPreferLatin"
  /// The text has lines.
  case multiLine = "ImhMultiLine"
  /// Digits only.
  case digitsOnly = "ImhDigitsOnly"
  /// A number with decimal separator and sign.
  case formattedNumbersOnly = "ImhFormattedNumbersOnly"
  /// Capitals only.
  case uppercaseOnly = "ImhUppercaseOnly"
  /// Small letters only.
  case lowercaseOnly = "ImhLowercaseOnly"
  /// What can be dialled.
  case dialableCharactersOnly = "ImhDialableCharactersOnly"
  /// What an e-mail address may hold.
  case emailCharactersOnly = "ImhEmailCharactersOnly"
  /// What a web address may hold.
  case urlCharactersOnly = "ImhUrlCharactersOnly"
  /// Latin letters only.
  case latinOnly = "ImhLatinOnly"

  /// The hints in the order in which they count where two of them differ: what restricts the
  /// characters, secrecy, what restricts the letter case, and last what is only preferred.
  /// ``latinOnly`` and ``preferLatin`` are not among them: they depend on what else is asked for.
  static let byPrecedence: [QtInputMethodHint] = [
    .digitsOnly, .formattedNumbersOnly, .dialableCharactersOnly, .emailCharactersOnly,
    .urlCharactersOnly, .hiddenText, .sensitiveData, .uppercaseOnly, .lowercaseOnly,
    .preferUppercase, .preferLowercase, .noAutoUppercase, .noPredictiveText, .date, .time,
    .preferNumbers, .multiLine,
  ]
}
