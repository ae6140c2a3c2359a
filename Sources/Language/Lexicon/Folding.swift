/// Spellings without capitals, as they stand in the trie.
struct Folding: Sendable {
  /// Whether capital I is the capital of dotless ı (Turkish, Azerbaijani).
  let hasDotlessI: Bool

  init(language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    hasDotlessI = code == "tr" || code == "az"
  }

  /// The scalars of a word without capitals, with the typewriter's apostrophe.
  func fold(_ text: some StringProtocol) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars { result.append(contentsOf: fold(scalar)) }
    return result
  }

  private func fold(_ scalar: Unicode.Scalar) -> some Sequence<Unicode.Scalar> {
    switch scalar {
    case "\u{2019}", "\u{02BC}": return String.UnicodeScalarView("'".unicodeScalars)
    // The signs of short vowels of Arabic, which few write, and what stretches a word.
    case let mark where Self.isOptional(mark): return String.UnicodeScalarView()
    case "I" where hasDotlessI: return String.UnicodeScalarView("ı".unicodeScalars)
    case "İ": return String.UnicodeScalarView("i".unicodeScalars)
    default: return String.UnicodeScalarView(scalar.properties.lowercaseMapping.unicodeScalars)
    }
  }

  /// Whether a scalar may be left out without a change of the word: Arabic fathatan to sukun,
  /// superscript alef, tatweel.
  private static func isOptional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{064B}"..."\u{0652}", "\u{0670}", "\u{0640}": true
    default: false
    }
  }

  /// The text without what may be left out.
  func withoutOptional(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: Self.isOptional) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !Self.isOptional($0) }))
  }

  /// The text with its first letter as a capital.
  func capitalized(_ text: String) -> String {
    guard let first = text.first else { return text }
    return uppercased(String(first), asTitle: true) + text.dropFirst()
  }

  /// The text in capitals.
  func uppercased(_ text: String) -> String { uppercased(text, asTitle: false) }

  private func uppercased(_ text: String, asTitle: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "i", hasDotlessI {
        result.unicodeScalars.append("İ")
      } else {
        result += asTitle ? scalar.properties.titlecaseMapping : scalar.properties.uppercaseMapping
      }
    }
    return result
  }
}
