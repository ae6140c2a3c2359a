/// What a language writes differently, as far as keys show it. The facts are CLDR's.
public struct LocaleFacts: Hashable, Sendable {
  /// The language, BCP 47, as far as the facts go.
  public var language: String
  /// Between the whole and the fraction of a number.
  public var decimalSeparator = "."
  /// The currency key.
  public var currency = "$"
  /// Opening and closing quotation marks.
  public var quotes = Quotes(opening: "“", closing: "”")
  /// The ten digits, from 0, where the language has its own.
  public var digits = LocaleFacts.asciiDigits
  /// Marks that stand in the place of those that English has, which a long press gives: `،` for `,`.
  public var punctuation: [String: String] = [:]
  /// What the long press of a mark offers before all else.
  public var punctuationVariants: [String: [String]] = [:]
  /// What the key of the zero-width non-joiner says, where words are written with it.
  public var nonJoinerLabel: String?
  /// Ends of domain names, best first; the .com key is the first.
  public var domains = [".com", ".net", ".edu", ".org"]
  /// Whether the script runs from right to left.
  public var isRightToLeft = false
  /// What the key back to the letters says.
  public var lettersLabel = "ABC"
  /// What the space bar says.
  public var spaceLabel = "space"

  /// Quotation marks around a quotation.
  public struct Quotes: Hashable, Sendable {
    /// Before it.
    public var opening: String
    /// After it.
    public var closing: String

    /// This pair.
    public init(opening: String, closing: String) {
      self.opening = opening
      self.closing = closing
    }
  }

  /// 0 to 9.
  public static let asciiDigits = (0...9).map(String.init)

  /// Facts of a language that writes as English does, to be changed.
  public init(language: String) { self.language = language }

  /// The digit in this language's own writing.
  public func digit(_ value: Int) -> String { digits[value] }
}
