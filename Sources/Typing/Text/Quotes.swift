import TextTraits

/// The quotation marks of a language (CLDR's delimiters, by which key they belong to: the double
/// quote's pair and the single quote's).
public struct Quotes: Hashable, Sendable {
  /// What a double quote becomes before and after a word.
  public let double: Pair
  /// What a single quote becomes before and after a word.
  public let single: Pair

  /// A mark that opens and one that closes.
  public struct Pair: Hashable, Sendable {
    /// Before the quoted text.
    public let open: String
    /// After the quoted text.
    public let close: String

    /// The mark of the key, for both.
    static let straight = Pair("\"\"")

    init(_ marks: String) {
      open = String(marks.prefix(1))
      close = String(marks.suffix(1))
    }
  }

  /// The marks of a language, BCP 47.
  public init(language: String) {
    let marks = Self.table.best(forLanguage: language) ?? "“”‘’"
    double = Pair(String(marks.prefix(2)))
    single = Pair(String(marks.suffix(2)))
  }

  /// The text in the language's double quotes: how the bar shows what was typed.
  public func quoted(_ text: String) -> String { double.open + text + double.close }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for (languages, marks) in rows {
      for language in languages.split(separator: " ") { table[String(language)] = marks }
    }
    return table
  }()

  private static let rows = [
    ("de cs sk sl is bg lt ka sq et mk", "„“‚‘"),
    ("de-ch de-li fr-ch it-ch rm fr fa", "«»‹›"),
    ("es it ca gl el ru uk be nb nn no pt-pt hy kk lv eu", "«»‘’"),
    ("pl ro hu hr sr bs", "„”‚’"),
    ("sv fi he", "””’’"),
    ("ar", "”“’‘"),
  ]
}
