import Layouts
import Scene

/// The text on a key: how it is set, and what of it comes to lie in the middle.
struct KeyLabel {
  var text: String
  var style: FontStyle
  var centring: Centring
  /// The size whose line the label stands on, where that is not its own: 123 and ABC are smaller
  /// than the words beside them.
  var lineSize: Double?

  /// What of a text lies in the middle. Texts of a kind share a baseline, so that a row of keys
  /// reads as a line.
  enum Centring: Hashable {
    /// The body of a lower-case letter, between ascenders and descenders.
    case lowercase
    /// Capitals and digits.
    case capital
    /// Between the two: words, and letters that stand alone.
    case word
    /// The body of a letter that is typical for the script.
    case sample(String)
    /// The line, where nothing better is known.
    case line
    /// What is really covered, for emoji.
    case ink
  }

  init(text: String, style: FontStyle) {
    self.text = Self.withoutSparePlaceholder(text)
    self.style = style
    centring = Self.centring(of: self.text)
  }

  /// The label of a key.
  init(_ key: SceneKey, fonts: ThemeFonts) {
    self.init(text: key.face.label, style: Self.style(of: key, fonts: fonts))
    if case .layer = key.action { lineSize = fonts.word.size }
  }

  /// The label where no others stand beside it on the same line.
  var alone: KeyLabel {
    var label = self
    if centring == .lowercase { label.centring = .word }
    return label
  }

  /// The shaper puts a dotted circle below a mark of an Indic script that stands alone. A circle
  /// that is written, too, comes from another font and would be a second one.
  private static func withoutSparePlaceholder(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count == 2, scalars.first == "\u{25CC}", let mark = scalars.last else {
      return text
    }
    return ScriptSample.hasPlaceholder(mark) ? String(mark) : text
  }

  private static func style(of key: SceneKey, fonts: ThemeFonts) -> FontStyle {
    let label = key.face.label
    switch key.action {
    case .character where label.count == 1:
      return label.first?.isLowercase == true ? fonts.lowercase : fonts.character
    case .layer where key.style != .bare:
      guard let first = label.first else { return fonts.word }
      if first.isNumber { return fonts.digitsKey }
      return first.isLetter ? fonts.lettersKey : fonts.symbolsKey
    default:
      return fonts.word
    }
  }

  private static func centring(of text: String) -> Centring {
    guard let first = text.first, let scalar = text.unicodeScalars.first else { return .line }
    if scalar.properties.isEmojiPresentation || text.unicodeScalars.contains("\u{FE0F}") {
      return .ink
    }
    guard sharesLatinBaseline(scalar) else {
      return ScriptSample.letter(for: scalar).map(Centring.sample) ?? .line
    }
    guard text.count == 1 else { return .word }
    return first.isLowercase ? .lowercase : .capital
  }

  /// Whether the character stands on a baseline below capitals: Latin, Greek, Cyrillic, and the
  /// signs that go with them.
  private static func sharesLatinBaseline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x0530, 0x1E00..<0x2E00: true
    default: false
    }
  }
}
