/// The words of HTML's attributes and what they mean (reference 2, 3.2 and 3.4). A word that is not
/// here says nothing.
enum HTMLTables {
  /// `type` of an input; `text` and `search` ask for no keyboard.
  static let types: [String: PartialTraits] = [
    "url": TextInputPurpose.url.traits,
    "email": TextInputPurpose.email.traits,
    "tel": TextInputPurpose.phone.traits,
    "password": TextInputPurpose.password.traits,
    "number": date,
    "date": date,
    "month": date,
    "week": date,
    "time": date,
    "datetime-local": date,
  ]

  private static let date = TextInputPurpose.date.traits

  /// `inputmode`.
  static let inputModes: [String: PartialTraits] = [
    "none": .saying(\.providesOwnKeyboard, true),
    "text": .saying(\.keyboardType, .default),
    "decimal": .saying(\.keyboardType, .decimalPad),
    "numeric": .saying(\.keyboardType, .numberPad),
    "tel": .saying(\.keyboardType, .phonePad),
    "url": .saying(\.keyboardType, .url),
    "email": .saying(\.keyboardType, .emailAddress),
    "search": .saying(\.keyboardType, .webSearch),
  ]

  /// The values of `pattern` that WebKit takes for digits only.
  static let digitPatterns: Set = ["[0-9]*", "\\d*"]

  /// `enterkeyhint`.
  static let enterKeyHints: [String: ReturnKeyType] = [
    "enter": .default,
    "done": .done,
    "go": .go,
    "next": .next,
    "search": .search,
    "send": .send,
  ]

  /// The attributes that say what happens to words. An empty value of the last two means yes.
  static let words: [String: [String: PartialTraits]] = [
    "autocapitalize": [
      "none": .saying(\.autocapitalizationType, .none),
      "off": .saying(\.autocapitalizationType, .none),
      "sentences": .saying(\.autocapitalizationType, .sentences),
      "on": .saying(\.autocapitalizationType, .sentences),
      "words": .saying(\.autocapitalizationType, .words),
      "characters": .saying(\.autocapitalizationType, .allCharacters),
    ],
    "autocorrect": [
      "": .saying(\.autocorrectionType, .yes),
      "on": .saying(\.autocorrectionType, .yes),
      "off": .saying(\.autocorrectionType, .no),
    ],
    "spellcheck": [
      "": .saying(\.spellCheckingType, .yes),
      "true": .saying(\.spellCheckingType, .yes),
      "false": .saying(\.spellCheckingType, .no).saying(\.smartQuotesType, .no)
        .saying(\.smartDashesType, .no),
    ],
  ]
}
