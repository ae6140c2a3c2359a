import TextTraits

extension LocaleFacts {
  /// The facts of a language; a region or script that is not listed falls back on its language,
  /// and an unknown language on English.
  public init(for language: String) {
    guard let row = Self.table.best(forLanguage: language) else {
      self.init(language: language)
      return
    }
    self = row
    self.language = language
  }

  private static let table: [String: LocaleFacts] = Dictionary(
    uniqueKeysWithValues: rows.map { ($0.language.lowercased(), $0) })

  private static func row(
    _ language: String, decimal: String = ",", currency: String = "€",
    quotes: (String, String) = ("“", "”"), domain: String, space: String, letters: String = "ABC",
    zero: Unicode.Scalar = "0", rightToLeft: Bool = false, punctuation: [String: String] = [:],
    variants: [String: [String]] = [:], nonJoiner: String? = nil
  ) -> LocaleFacts {
    var facts = LocaleFacts(language: language)
    facts.decimalSeparator = decimal
    facts.currency = currency
    facts.quotes = Quotes(opening: quotes.0, closing: quotes.1)
    facts.domains = [".com", domain] + [".net", ".org"].filter { $0 != domain }
    facts.spaceLabel = space
    facts.lettersLabel = letters
    facts.isRightToLeft = rightToLeft
    facts.punctuation = punctuation
    facts.punctuationVariants = variants
    facts.nonJoinerLabel = nonJoiner
    facts.digits = (0...9).compactMap { Unicode.Scalar(zero.value + UInt32($0)).map(String.init) }
    return facts
  }

  private static let low = ("„", "“")
  private static let guillemets = ("«", "»")
  private static let closing = ("”", "”")
  private static let arabicMarks = [",": "،", ";": "؛", "?": "؟", "%": "٪"]

  private static let rows: [LocaleFacts] = [
    LocaleFacts(language: "en"),
    row("en-GB", decimal: ".", currency: "£", domain: ".co.uk", space: "space"),
    row(
      "ar", decimal: "٫", currency: "$", quotes: ("”", "“"), domain: ".net", space: "مسافة",
      letters: "أ‌ب‌ج", zero: "٠", rightToLeft: true, punctuation: arabicMarks),
    row("bg", currency: "€", quotes: low, domain: ".bg", space: "интервал", letters: "АБВ"),
    row("cs", currency: "Kč", quotes: low, domain: ".cz", space: "mezera"),
    row("da", currency: "kr", quotes: closing, domain: ".dk", space: "mellemrum"),
    row("de", quotes: low, domain: ".de", space: "Leerzeichen"),
    row(
      "de-CH", decimal: ".", currency: "CHF", quotes: guillemets, domain: ".ch",
      space: "Leerzeichen"),
    row("el", quotes: guillemets, domain: ".gr", space: "κενό", letters: "ΑΒΓ"),
    row("es", quotes: guillemets, domain: ".es", space: "espacio"),
    row("es-MX", decimal: ".", currency: "$", domain: ".com.mx", space: "espacio"),
    row("et", quotes: low, domain: ".ee", space: "tühik"),
    row(
      "fa", decimal: "٫", currency: "﷼", quotes: guillemets, domain: ".ir", space: "فاصله",
      letters: "ا‌ب‌پ", zero: "۰", rightToLeft: true, punctuation: arabicMarks,
      nonJoiner: "نیم‌فاصله"),
    row("fi", quotes: closing, domain: ".fi", space: "välilyönti"),
    row("fr", quotes: guillemets, domain: ".fr", space: "espace"),
    row("fr-CA", currency: "$", quotes: guillemets, domain: ".ca", space: "espace"),
    row("fr-CH", currency: "CHF", quotes: guillemets, domain: ".ch", space: "espace"),
    row(
      "he", decimal: ".", currency: "₪", quotes: closing, domain: ".co.il", space: "רווח",
      letters: "אבג", rightToLeft: true, variants: ["\"": ["״"], "'": ["׳"], "-": ["־"]]),
    row(
      "hi", decimal: ".", currency: "₹", domain: ".in", space: "स्पेस", letters: "कखग",
      zero: "०"),
    row("hr", quotes: ("„", "”"), domain: ".hr", space: "razmak"),
    row("hu", currency: "Ft", quotes: ("„", "”"), domain: ".hu", space: "szóköz"),
    row("it", quotes: guillemets, domain: ".it", space: "spazio"),
    row(
      "ja", decimal: ".", currency: "¥", quotes: ("「", "」"), domain: ".jp", space: "空白",
      letters: "あいう"),
    row("ko", decimal: ".", currency: "₩", domain: ".kr", space: "스페이스", letters: "가나다"),
    row("lt", quotes: low, domain: ".lt", space: "tarpas"),
    row("lv", quotes: ("“", "”"), domain: ".lv", space: "atstarpe"),
    row("nb", currency: "kr", quotes: guillemets, domain: ".no", space: "mellomrom"),
    row("nl", quotes: ("‘", "’"), domain: ".nl", space: "spatie"),
    row("pl", currency: "zł", quotes: ("„", "”"), domain: ".pl", space: "spacja"),
    row("pt", quotes: ("“", "”"), domain: ".pt", space: "espaço"),
    row("pt-BR", currency: "R$", quotes: ("“", "”"), domain: ".com.br", space: "espaço"),
    row("ro", currency: "lei", quotes: ("„", "”"), domain: ".ro", space: "spațiu"),
    row("ru", currency: "₽", quotes: guillemets, domain: ".ru", space: "Пробел", letters: "АБВ"),
    row("sk", quotes: low, domain: ".sk", space: "medzera"),
    row("sl", quotes: low, domain: ".si", space: "presledek"),
    row("sr", currency: "RSD", quotes: low, domain: ".rs", space: "размак", letters: "АБВ"),
    row("sv", currency: "kr", quotes: closing, domain: ".se", space: "mellanslag"),
    row("th", decimal: ".", currency: "฿", domain: ".co.th", space: "วรรค", letters: "กขค"),
    row("tr", currency: "₺", domain: ".com.tr", space: "boşluk"),
    row("uk", currency: "₴", quotes: guillemets, domain: ".ua", space: "Пробіл", letters: "АБВ"),
    row("vi", currency: "₫", domain: ".vn", space: "dấu cách"),
    row("zh", decimal: ".", currency: "¥", domain: ".cn", space: "空格", letters: "拼音"),
  ]
}
