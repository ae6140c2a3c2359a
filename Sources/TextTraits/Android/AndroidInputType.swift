/// The class of text in Android's `InputType`.
public enum AndroidInputClass: String, CaseIterable, Hashable, Sendable {
  /// Nothing: the field takes keys and no text, as a terminal does.
  case null = "TYPE_NULL"
  /// Text.
  case text = "TYPE_CLASS_TEXT"
  /// A number.
  case number = "TYPE_CLASS_NUMBER"
  /// A telephone number.
  case phone = "TYPE_CLASS_PHONE"
  /// A date, a time of day or both.
  case datetime = "TYPE_CLASS_DATETIME"
}

/// What the text is, within its class, in Android's `InputType`. Variations that concern no key are
/// left out.
public enum AndroidInputVariation: String, CaseIterable, Hashable, Sendable {
  /// A web address.
  case uri = "TYPE_TEXT_VARIATION_URI"
  /// An e-mail address.
  case emailAddress = "TYPE_TEXT_VARIATION_EMAIL_ADDRESS"
  /// An e-mail address on a web page.
  case webEmailAddress = "TYPE_TEXT_VARIATION_WEB_EMAIL_ADDRESS"
  /// A short message.
  case shortMessage = "TYPE_TEXT_VARIATION_SHORT_MESSAGE"
  /// A person's name.
  case personName = "TYPE_TEXT_VARIATION_PERSON_NAME"
  /// A password.
  case password = "TYPE_TEXT_VARIATION_PASSWORD"
  /// A password that is shown.
  case visiblePassword = "TYPE_TEXT_VARIATION_VISIBLE_PASSWORD"
  /// A password on a web page.
  case webPassword = "TYPE_TEXT_VARIATION_WEB_PASSWORD"
  /// Text of a form on a web page.
  case webEditText = "TYPE_TEXT_VARIATION_WEB_EDIT_TEXT"
  /// Text that narrows a list.
  case filter = "TYPE_TEXT_VARIATION_FILTER"
  /// A password of digits.
  case numberPassword = "TYPE_NUMBER_VARIATION_PASSWORD"
}

/// Something more about the text in Android's `InputType`.
public enum AndroidInputFlag: String, CaseIterable, Hashable, Sendable {
  /// Every letter is a capital.
  case capCharacters = "TYPE_TEXT_FLAG_CAP_CHARACTERS"
  /// Words begin with a capital.
  case capWords = "TYPE_TEXT_FLAG_CAP_WORDS"
  /// Sentences begin with a capital.
  case capSentences = "TYPE_TEXT_FLAG_CAP_SENTENCES"
  /// Words are corrected.
  case autoCorrect = "TYPE_TEXT_FLAG_AUTO_CORRECT"
  /// The application shows suggestions of its own, and the keyboard shows none.
  case autoComplete = "TYPE_TEXT_FLAG_AUTO_COMPLETE"
  /// Words are neither suggested nor corrected.
  case noSuggestions = "TYPE_TEXT_FLAG_NO_SUGGESTIONS"
  /// The text has lines.
  case multiLine = "TYPE_TEXT_FLAG_MULTI_LINE"
  /// A number may have a sign.
  case signed = "TYPE_NUMBER_FLAG_SIGNED"
  /// A number may have a decimal separator.
  case decimal = "TYPE_NUMBER_FLAG_DECIMAL"
}
