@testable import Language

/// Small languages whose words are joined.
enum JoinedLanguages {
  static let french = LanguageSource(
    [
      ("l'", 20_000), ("d'", 18_000), ("homme", 400), ("accord", 300), ("école", 200),
      ("il", 9_000),
      ("qu'", 8_000), ("maison", 400), ("la", 25_000), ("le", 30_000), ("hibou", 10),
      ("l'eau", 50), ("Allemagne", 60), ("orange", 40), ("comme", 3_000), ("une", 12_000),
    ],
    roles: [
      "l'": .elision, "d'": .elision, "qu'": .elision, "homme": .elisionFollower,
      "accord": .elisionFollower, "école": .elisionFollower, "il": .elisionFollower,
      "Allemagne": .elisionFollower, "orange": .elisionFollower,
    ], language: "fr")

  static let german = LanguageSource(
    [
      ("Haus", 300), ("Haustür", 20), ("Schlüssel", 40), ("Arbeit", 300), ("Arbeitszeit", 20),
      ("Zeit", 900), ("Tür", 200), ("der", 30_000), ("in", 18_000), ("Ei", 10), ("groß", 300),
      ("schließen", 60),
    ],
    roles: [
      "haus": .compoundBeginning, "arbeits": .compoundBeginning, "tür": .compoundBeginning,
      "Schlüssel": .compoundEnd, "Zeit": .compoundEnd, "Tür": [.compoundEnd, .compoundBeginning],
      "Haus": .compoundEnd,
    ], language: "de")

  static func decoder(_ source: LanguageSource) throws -> WordDecoder {
    WordDecoder(languages: [(source.language, try source.lexicon())], keys: keys)
  }

  /// The English keys with the accents of both languages.
  private static let keys = KeyGrid(
    rows: [("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)],
    keyLetters: ["é": "e", "ü": "u", "ö": "o", "ä": "a", "ß": "s"])
}
