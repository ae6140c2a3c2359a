/// The fonts of a theme (reference 6.4). What a file leaves out is as on the iPhone.
public struct ThemeFonts: Hashable, Sendable {
  /// The families to look for a glyph in, best first; after them any font of the system.
  public var families: [String]
  /// A lower-case letter on a key.
  public var lowercase: FontStyle
  /// Any other single character on a key.
  public var character: FontStyle
  /// A word on a key: space, return, go.
  public var word: FontStyle
  /// A layer key that says 123.
  public var digitsKey: FontStyle
  /// A layer key that says ABC.
  public var lettersKey: FontStyle
  /// A layer key that says #+=.
  public var symbolsKey: FontStyle
  /// A digit of a number pad.
  public var padDigit: FontStyle
  /// The telephone letters below it.
  public var padLetters: FontStyle
  /// The flick-down character of tablets.
  public var secondary: FontStyle
  /// The character in a balloon.
  public var balloon: FontStyle
  /// A cell of a callout.
  public var callout: FontStyle
  /// A suggestion.
  public var suggestion: FontStyle

  /// The sizes and weights of the iPhone, in Inter.
  public static let standard = ThemeFonts(
    families: ["Inter", "Noto Sans"],
    lowercase: FontStyle(size: 25, weight: 300), character: FontStyle(size: 22.5, weight: 400),
    word: FontStyle(size: 16, weight: 400), digitsKey: FontStyle(size: 16, weight: 400),
    lettersKey: FontStyle(size: 15, weight: 400), symbolsKey: FontStyle(size: 14, weight: 400),
    padDigit: FontStyle(size: 25, weight: 400), padLetters: FontStyle(size: 10, weight: 500),
    secondary: FontStyle(size: 13, weight: 400), balloon: FontStyle(size: 34, weight: 300),
    callout: FontStyle(size: 22, weight: 400), suggestion: FontStyle(size: 17, weight: 400))
}

extension ThemeFonts {
  /// How much heavier bold labels are, and how heavy at least and at most.
  private static let (boldStep, leastBold, mostBold) = (300, 600, 900)

  /// The fonts as the person needs them: every size `scale` times as large, every weight bold.
  public func adjusted(scale: Double, isBold: Bool) -> ThemeFonts {
    var fonts = self
    let styles: [WritableKeyPath<ThemeFonts, FontStyle>] = [
      \.lowercase, \.character, \.word, \.digitsKey, \.lettersKey, \.symbolsKey, \.padDigit,
      \.padLetters, \.secondary, \.balloon, \.callout, \.suggestion,
    ]
    for style in styles {
      fonts[keyPath: style].size *= scale
      if isBold {
        let weight = fonts[keyPath: style].weight + Self.boldStep
        fonts[keyPath: style].weight = min(max(weight, Self.leastBold), Self.mostBold)
      }
    }
    return fonts
  }
}

extension ThemeFonts: Codable {
  /// Reads what the file gives and takes the rest from ``standard``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let standard = Self.standard
    func style(_ key: CodingKeys, _ fallback: FontStyle) throws -> FontStyle {
      try container.decodeIfPresent(FontStyle.self, forKey: key) ?? fallback
    }
    let families =
      try container.decodeIfPresent([String].self, forKey: .families) ?? standard.families
    guard !families.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .families, in: container, debugDescription: "at least one family is needed")
    }
    self.init(
      families: families,
      lowercase: try style(.lowercase, standard.lowercase),
      character: try style(.character, standard.character),
      word: try style(.word, standard.word),
      digitsKey: try style(.digitsKey, standard.digitsKey),
      lettersKey: try style(.lettersKey, standard.lettersKey),
      symbolsKey: try style(.symbolsKey, standard.symbolsKey),
      padDigit: try style(.padDigit, standard.padDigit),
      padLetters: try style(.padLetters, standard.padLetters),
      secondary: try style(.secondary, standard.secondary),
      balloon: try style(.balloon, standard.balloon),
      callout: try style(.callout, standard.callout),
      suggestion: try style(.suggestion, standard.suggestion))
  }
}
