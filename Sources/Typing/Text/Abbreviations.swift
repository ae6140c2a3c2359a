/// Whether a period ends an abbreviation rather than a sentence.
struct Abbreviations: Hashable, Sendable {
  private let language: String

  init(language: String) {
    self.language = String(language.primarySubtag)
  }

  /// Whether the text, which ends in a period, ends in an abbreviation.
  func endsWithAbbreviation(_ text: some StringProtocol) -> Bool {
    let token = Self.lastToken(text.dropLast())
    guard !token.isEmpty else { return false }
    return isDotted(token) || isInitial(token) || isOrdinal(token) || isListed(token)
  }

  /// Letters with periods between them: e.g. z.B. a.m. U.S.
  private func isDotted(_ token: String) -> Bool {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { 1...2 ~= $0.count && $0.allSatisfy(\.isLetter) }
  }

  /// One capital letter: the J of "J. Smith". The English I is a word.
  private func isInitial(_ token: String) -> Bool {
    guard token.count == 1, let letter = token.first, letter.isUppercase else { return false }
    return !(language == "en" && letter == "I")
  }

  /// A day or a rank, in languages that write ordinals with a period.
  private func isOrdinal(_ token: String) -> Bool {
    Self.ordinalLanguages.contains(language) && token.count <= 2
      && token.allSatisfy(\.isNumber)
  }

  private func isListed(_ token: String) -> Bool {
    Self.lists[language]?.contains(token) == true
      || Self.lists[language]?.contains(token.lowercased()) == true
  }

  private static func lastToken(_ text: some StringProtocol) -> String {
    var token: [Character] = []
    for character in text.reversed() {
      guard character.isLetter || character.isNumber || character == "." else { break }
      token.append(character)
    }
    return String(token.reversed())
  }

  private static let ordinalLanguages: Set<String> = [
    "cs", "da", "de", "et", "fi", "hr", "hu", "is", "lv", "nb", "nn", "no", "pl", "sk", "sl", "sr",
    "tr",
  ]

  /// Abbreviations after which a sentence goes on. Those that often end one (etc., usw.) are left
  /// out.
  private static let lists: [String: Set<String>] = [
    "en": [
      "mr", "mrs", "ms", "dr", "prof", "st", "vs", "gen", "col", "capt", "lt", "sgt", "rev", "hon",
      "approx", "cf", "eg", "ie", "fig", "est", "messrs",
    ],
    "de": [
      "dr", "prof", "hr", "fr", "st", "bzw", "ca", "ggf", "evtl", "vgl", "nr", "str", "inkl",
      "zzgl", "sog", "bspw", "max", "min", "tel", "geb",
    ],
    "fr": ["mm", "mme", "mlle", "dr", "pr", "st", "ste", "env", "cf", "vol", "av", "bd", "tél"],
    "es": ["sr", "sra", "srta", "dr", "dra", "ud", "uds", "pág", "núm", "tel", "av", "prof"],
    "it": ["sig", "sigg", "dott", "prof", "ing", "avv", "pag", "tel", "ca", "es"],
    "nl": ["dhr", "mevr", "mw", "dr", "prof", "ca", "bijv", "incl", "evt", "blz", "nr", "tel"],
    "pt": ["sr", "sra", "dr", "dra", "prof", "pág", "tel", "av", "ex", "núm"],
    "sv": ["dr", "prof", "ca", "kl", "nr", "tel", "bl", "resp"],
    "da": ["hr", "fr", "dr", "ca", "kl", "nr", "tlf", "bl", "evt"],
    "nb": ["hr", "fr", "dr", "ca", "kl", "nr", "tlf", "bl", "evt"],
    "pl": ["dr", "prof", "np", "tzw", "tj", "ul", "al", "tel", "nr", "ok", "św"],
    "ru": ["г", "гг", "ул", "д", "стр", "им", "тел", "см", "ср"],
    "cs": ["dr", "prof", "ing", "mgr", "např", "tzv", "tj", "č", "ul", "tel"],
    "tr": ["dr", "prof", "doç", "sn", "bkz", "vb", "örn", "cad", "sok", "tel"],
  ]
}
