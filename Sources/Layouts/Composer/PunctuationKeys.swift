/// Makes keys of the characters that are not letters, with the locale's currency and quotes, and
/// the variants of reference 5.4.
struct PunctuationKeys {
  let locale: LocaleFacts
  /// Whether only ASCII may be offered by a long press.
  var isASCIIOnly = false

  /// The keys of one row of ``PunctuationTable``, sharing so many of ten columns.
  func keys(_ row: String, columns: Double) -> [Key] {
    let characters = row.split(separator: " ").map(String.init)
    return characters.map {
      key(localized($0), width: .columns(columns / Double(characters.count)))
    }
  }

  /// A key of this character.
  func key(_ character: String, width: KeyWidth = .columns(1)) -> Key {
    Key(character: own(character), variants: variants(of: character), width: width)
  }

  /// What stands in the place of a mark in this locale.
  func own(_ character: String) -> String { locale.punctuation[character] ?? character }

  /// The digits 1 to 9 and 0, as the locale writes them.
  func digits(width: KeyWidth = .columns(1)) -> [Key] {
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map { value in
      var key = Key(
        character: locale.digit(value), variants: value == 0 ? allowed(["°"]) : [], width: width)
      key.id = String(value)
      return key
    }
  }

  /// The key that ends a domain name.
  func domainKey(width: KeyWidth) -> Key {
    Key(
      id: "domain", action: .character,
      face: KeyFace(
        label: locale.domains[0], output: locale.domains[0],
        variants: Array(locale.domains.dropFirst())),
      width: width)
  }

  /// The period of URL and e-mail keyboards offers the ends of domain names.
  func addressPeriod(width: KeyWidth) -> Key {
    Key(character: ".", variants: locale.domains, width: width)
  }

  private static let mainCurrencies = ["$", "€", "£", "¥"]

  /// The character that stands at this place of the table in this locale.
  private func localized(_ character: String) -> String {
    if character == "$" { return locale.currency }
    guard let place = ["€", "£", "¥"].firstIndex(of: character) else { return character }
    return Self.mainCurrencies.filter { $0 != locale.currency }[place]
  }

  private func variants(of character: String) -> [String] {
    if character == "\"" { return allowed(quoteVariants) }
    if character == locale.currency || Self.mainCurrencies.contains(character) {
      return allowed(
        (["$", "€", "£", "¥", "₩", "₽", "¢"]).filter { $0 != character && $0 != locale.currency })
    }
    let replaced = locale.punctuation[character] == nil ? [] : [character]
    return allowed(
      (locale.punctuationVariants[character] ?? []) + replaced + (Self.variants[character] ?? []))
  }

  /// The quotes of reference 5.4, the locale's own pair first where it is another language's.
  private var quoteVariants: [String] {
    let usual = ["„", "“", "”", "«", "»"]
    let own = [locale.quotes.opening, locale.quotes.closing]
    let first = locale.punctuationVariants["\""] ?? []
    guard own != ["“", "”"] else { return first + usual }
    var seen: Set<String> = []
    return (first + own + usual).filter { seen.insert($0).inserted }
  }

  private func allowed(_ variants: [String]) -> [String] {
    isASCIIOnly ? variants.filter { $0.unicodeScalars.allSatisfy(\.isASCII) } : variants
  }

  private static let variants: [String: [String]] = [
    "-": ["–", "—", "•"], "/": ["\\"], "&": ["§"], ".": ["…"], "?": ["¿"], "!": ["¡"],
    "'": ["’", "‘", "`"], "%": ["‰"], "=": ["≠", "≈"],
  ]
}
