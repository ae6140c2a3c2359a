import TextTraits

/// All that a keyboard is composed from: letters × type × traits × form × enabled keyboards.
public struct KeyboardRequest: Hashable, Sendable {
  /// The letters of the person's language.
  public var letters: LetterLayout
  /// The letters shown where a field is limited to ASCII and the language's own are not Latin.
  public var asciiLetters: LetterLayout
  /// What the field asks for.
  public var traits: TextInputTraits
  /// The device.
  public var form: Form
  /// How the keyboard stands on its screen.
  public var shape: KeyboardShape
  /// Whether the tablet is of the 11-inch class: tab and caps lock beside the letters.
  public var isLargeTablet: Bool
  /// How many keyboards the person has enabled; above one, the globe stands where emoji was.
  public var enabledKeyboards: Int
  /// Whether dictation exists.
  public var hasDictation: Bool
  /// Whether every keyboard with letters has the terminal's row of modifiers.
  public var showsModifiers = false
  /// Which keys the person wants in the field.
  public var choice = KeyboardChoice.asked
  /// Whether return keys show pictures in place of words, as the person wants.
  public var hasReturnKeyIcons = false
  /// The application's own keys for the field, in place of the keyboard.
  public var inputView: InputView?
  /// Whether the person left the application's keys for the system's keyboard; the strip then has
  /// the way back to them.
  public var overridesInputView = false
  /// Whether a strong password is offered in the bar, which secret fields do not have otherwise.
  public var offersPassword = false
  /// What the application puts above the keys.
  public var accessoryItems: [AccessoryItem] = []

  /// A request; the defaults are one keyboard on a phone without dictation.
  public init(
    letters: LetterLayout, asciiLetters: LetterLayout, traits: TextInputTraits = TextInputTraits(),
    form: Form = .phone, shape: KeyboardShape = .docked, isLargeTablet: Bool = false,
    enabledKeyboards: Int = 1,
    hasDictation: Bool = false
  ) {
    self.letters = letters
    self.asciiLetters = asciiLetters
    self.traits = traits
    self.form = form
    self.shape = shape
    self.isLargeTablet = isLargeTablet
    self.enabledKeyboards = enabledKeyboards
    self.hasDictation = hasDictation
  }
}

extension KeyboardRequest {
  /// The type that is composed.
  var type: KeyboardType { choice.keyboardType(for: traits) }

  /// Whether letters stand in place of a pad: the strip then has the way back to the digits.
  var overridesPad: Bool { type != traits.keyboardType }

  /// Whether the field takes ASCII alone (reference 1.1; addresses are ASCII too).
  var isASCIIOnly: Bool {
    type == .asciiCapable || type == .url || type == .emailAddress || traits.isSecureTextEntry
      || traits.isTerminal
  }

  /// The letters that are shown.
  var shownLetters: LetterLayout {
    isASCIIOnly ? (letters.asciiOnly ?? asciiLetters.asciiOnly ?? asciiLetters) : letters
  }

  /// The facts of the language.
  var locale: LocaleFacts { LocaleFacts(for: letters.language) }

  /// Whether table 1.4 gives the type an emoji key, and the field does not forbid it. Of the secret
  /// fields those lack it whose text is hidden; a private note may have emoji, and no words.
  var hasEmoji: Bool {
    guard !traits.isSecureTextEntry, !traits.isTerminal, traits.emojiType != .no else {
      return false
    }
    switch type {
    case .default, .url, .emailAddress, .namePhonePad, .twitter, .webSearch: return true
    default: return false
    }
  }

  /// Whether table 1.4 gives the type a dictation key. No secret is said aloud to anybody.
  var showsDictation: Bool {
    guard hasDictation, !traits.isSecret, !traits.isTerminal, !type.isPad else { return false }
    return type != .url && type != .emailAddress
  }

  /// Whether table 1.4 gives the type a suggestion bar.
  var hasBar: Bool {
    shownInputView == nil && !type.isPad && (!traits.isSecret || offersPassword)
      && !traits.isTerminal
  }

  /// The application's keys, where they are shown.
  var shownInputView: InputView? { overridesInputView ? nil : inputView }
}

extension LetterLayout {
  /// The layout without letters and variants beyond ASCII; nil where letters from a to z are
  /// then missing, because the script is another one.
  var asciiOnly: LetterLayout? {
    var layout = self
    layout.rows = rows.map { row in
      row.filter { $0.face.output?.isASCIIText ?? false }.map { letter in
        var letter = letter
        letter.face.variants.removeAll { !$0.isASCIIText }
        letter.shiftedFace?.variants.removeAll { !$0.isASCIIText }
        return letter
      }
    }
    let letters = Set(layout.rows.joined().compactMap(\.face.output))
    return Set("abcdefghijklmnopqrstuvwxyz".map(String.init)).isSubset(of: letters) ? layout : nil
  }
}

extension String {
  /// Whether every scalar is ASCII.
  var isASCIIText: Bool { unicodeScalars.allSatisfy(\.isASCII) }
}
