/// Typographic marks for the ones on the keys: curly quotes, dashes, ellipsis (reference 5.6).
public struct SmartPunctuation: Hashable, Sendable {
  /// Whether quotes become curly.
  public var quotes: Bool
  /// Whether two hyphens become a dash and three periods an ellipsis.
  public var dashes: Bool
  private let marks: Quotes

  /// The marks of a language, BCP 47.
  public init(quotes: Bool, dashes: Bool, language: String) {
    self.quotes = quotes
    self.dashes = dashes
    marks = Quotes(language: language)
  }

  /// What is typed for a key's character: the text that goes away before the caret, and what comes.
  public struct Replacement: Hashable, Sendable {
    /// What stood before the caret and goes away, often nothing.
    public var removed: String
    /// What comes.
    public var text: String
  }

  /// What the typed character becomes after `text`, or nil where it stays.
  public func replacement(for typed: String, after text: String) -> Replacement? {
    switch typed {
    case "\"" where quotes:
      Replacement(removed: "", text: opens(after: text) ? marks.double.open : marks.double.close)
    case "'" where quotes:
      Replacement(removed: "", text: singleQuote(after: text))
    case "-" where dashes && text.last == "-" && text.dropLast().last != "-":
      Replacement(removed: "-", text: "—")
    case "." where dashes && text.hasSuffix("..") && !text.hasSuffix("..."):
      Replacement(removed: "..", text: "…")
    default: nil
    }
  }

  /// A word as it is written here: with the apostrophe that the key would type.
  func written(_ word: String) -> String { quotes ? word.replacing("'", with: "’") : word }

  /// The mark that closes the double quote which the last line of the text opened, or nil.
  func closingQuote(after text: some StringProtocol) -> String? {
    let pair = quotes ? marks.double : .straight
    let line = text.reversed().prefix { !$0.isNewline }
    if pair.open == pair.close {
      return line.count { String($0) == pair.open }.isMultiple(of: 2) ? nil : pair.close
    }
    let last = line.first { [pair.open, pair.close].contains(String($0)) }
    return last.map { String($0) == pair.open } == true ? pair.close : nil
  }

  /// A single quote between letters is an apostrophe in every language.
  private func singleQuote(after text: String) -> String {
    if opens(after: text) { return marks.single.open }
    return hasOpenSingleQuote(text) ? marks.single.close : "’"
  }

  /// Whether a single quote was opened and not closed in the text before the caret.
  private func hasOpenSingleQuote(_ text: String) -> Bool {
    guard marks.single.close != "’", let open = marks.single.open.first else { return false }
    let close = marks.single.close.first
    let last = text.last { $0 == open || $0 == close }
    return last == open
  }

  private func opens(after text: String) -> Bool {
    guard let last = text.last else { return true }
    if last.isWhitespace || "([{<—–-/=".contains(last) { return true }
    return Marks.opening.contains(last) && !Marks.closing.contains(last)
      || String(last) == marks.double.open && marks.double.open != marks.double.close
      || String(last) == marks.single.open && marks.single.open != marks.single.close
  }
}
