import TextTraits

/// The punctuation behind 123 and #+=, as reference 1.2, 1.3 and 1.5 list it. Each string is one
/// row, its keys separated by spaces; `$` stands for the locale's currency, and `€`, `£`, `¥`
/// for the three other main ones.
struct PunctuationTable {
  /// The rows of the numbers layer between the digits and the bottom row: the row below the
  /// digits, and what stands between #+= and delete.
  var numbers: (second: String, third: String)
  /// The first two rows of the symbols layer; the third has the keys of the numbers layer.
  var symbols: (first: String, second: String)
  /// What stands between 123 and delete on the symbols layer.
  var symbolsThird: String

  /// The table for a type on a phone.
  static func phone(_ type: KeyboardType) -> PunctuationTable {
    switch type {
    case .url:
      PunctuationTable(
        numbers: ("@ & % ? , = [ ]", "_ : - +"),
        symbols: ("* $ # ! ' ^ ~ ; ( )", "@ & % ? , = [ ]"), symbolsThird: "_ : - +")
    case .emailAddress:
      PunctuationTable(
        numbers: ("$ ! ~ & = # [ ]", ". _ - +"),
        symbols: ("` | { } ? % ^ * / '", "$ ! ~ & = # [ ]"), symbolsThird: ". _ - +")
    default:
      PunctuationTable(
        numbers: ("- / : ; ( ) $ & @ \"", ". , ? ! '"),
        symbols: ("[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •"), symbolsThird: ". , ? ! '")
    }
  }

  /// The table for every type on a tablet (reference 1.5); the digits are the first row of both.
  static let tablet = PunctuationTable(
    numbers: ("@ # $ & * ( ) ' \"", "% - + = / ; : ! ?"),
    symbols: ("", "€ £ ¥ _ ^ [ ] { }"), symbolsThird: "§ | ~ … \\ < > ! ?")
}
