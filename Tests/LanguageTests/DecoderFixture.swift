@testable import Language

/// A small English to decode with.
enum SmallEnglish {
  static let words: [(String, Double)] = [
    ("the", 50_000), ("and", 25_000), ("I", 20_000), ("in", 18_000), ("a", 20_000), ("is", 10_000),
    ("it", 10_000), ("of", 26_000), ("that", 12_000), ("this", 6_000), ("then", 1_000),
    ("they", 4_000), ("good", 900), ("morning", 200), ("letter", 60), ("later", 150),
    ("because", 900), ("receive", 60), ("definitely", 60), ("night", 400), ("café", 40),
    ("don't", 1_300), ("well", 900), ("we'll", 100), ("Paris", 40), ("iPhone", 20), ("us", 800),
    ("US", 250), ("cat", 80), ("car", 250), ("can", 2_500), ("damn", 100), ("dam", 5),
    ("hello", 90),
    ("help", 450), ("held", 110), ("water", 300), ("what", 2_800), ("want", 900), ("to", 26_000),
    ("go", 900), ("home", 500), ("thank", 200), ("you", 11_000), ("very", 900), ("much", 900),
    ("so", 3_000), ("teh", 3), ("Obama", 30), ("Obama's", 5),
  ]

  static let source = LanguageSource(
    words, unknown: ["teh"], offensive: ["damn"],
    pairs: [
      ("thank", "you", -0.2), ("you", "very", -3), ("very", "much", -1), ("good", "morning", -2),
      ("in", "the", -1), ("of", "the", -1.2), ("want", "to", -0.4), ("to", "go", -3),
      ("go", "home", -2), ("<s>", "I", -2), ("the", "water", -5),
    ],
    triples: [("thank", "you", "very", -1.2), ("thank", "you", "so", -1.4)],
    replacements: [("alot", "a lot")])

  static func decoder(_ personal: PersonalLanguage = PersonalLanguage()) throws -> WordDecoder {
    WordDecoder(
      languages: [("en", try source.lexicon())], keys: .qwerty, personal: personal)
  }
}

extension WordDecoder {
  func correction(
    _ typed: String, after context: String = "", touches: [KeyPosition?] = []
  ) -> String? {
    proposal(for: WordQuestion(context: context, typed: typed, touches: touches)).correction
  }

  func suggestions(
    _ typed: String, after context: String = "", touches: [KeyPosition?] = []
  ) -> [String] {
    proposal(for: WordQuestion(context: context, typed: typed, touches: touches)).suggestions
  }
}

/// Touches in the middle of the keys of a word, each moved.
func touches(_ word: String, column: Double = 0, row: Double = 0) -> [KeyPosition?] {
  word.unicodeScalars.map { letter in
    KeyGrid.qwerty.center(letter).map {
      KeyPosition(column: $0.column + column, row: $0.row + row)
    }
  }
}
