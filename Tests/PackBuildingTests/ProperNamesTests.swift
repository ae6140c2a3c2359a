import Testing

@testable import PackBuilding

/// Names that a dictionary has in small letters too.
@Suite struct ProperNamesTests {
  /// What the sources tell of a word, as parts of its own share.
  struct Sighting: Sendable {
    var word: String
    var capitalized = 1.0
    var possessive = 0.02
    var determined: Double? = 0.02
    var inflected: [String: Double] = [:]
    var share = 1.0
    /// Right words, besides the word itself and its inflections.
    var right = ""
  }

  private func isName(_ sighting: Sighting) -> Bool {
    let words = [sighting.word, LetterCase(language: "en").capitalized(sighting.word)]
    let authority = InflectingAuthority(
      right: WordAuthority((words + [sighting.right]).joined(separator: " ")),
      stems: sighting.inflected.mapValues { _ in sighting.word })
    let parts = [sighting.word: 1, sighting.word + "'s": sighting.possessive]
    return ProperNames(
      shares: parts.merging(sighting.inflected) { $1 }.mapValues { $0 * sighting.share },
      authority: authority,
      letterCase: LetterCase(language: "en"), determinedPart: { _ in sighting.determined }
    ).isName(sighting.word, capitalizedPart: sighting.capitalized)
  }

  @Test(
    "Hardly anyone means the small word",
    arguments: [
      Sighting(word: "york", possessive: 0.014, determined: 0.015, inflected: ["yorks": 0.001]),
      Sighting(word: "john", possessive: 0.022, determined: 0.027, inflected: ["johns": 0.014]),
      Sighting(word: "mike", possessive: 0.024, determined: 0.024, inflected: ["miked": 0.001]),
      Sighting(word: "henry", possessive: 0.030, determined: 0.022),
      // Peters is a name itself.
      Sighting(
        word: "peter", possessive: 0.040, determined: 0.016,
        inflected: ["peters": 0.037, "petered": 0.001], right: "Peters"),
    ])
  func names(sighting: Sighting) { #expect(isName(sighting)) }

  @Test(
    "People mean the small word too, or not even a name",
    arguments: [
      Sighting(word: "jack", possessive: 0.029, inflected: ["jacks": 0.02, "jacked": 0.015]),
      Sighting(word: "frank", possessive: 0.022, inflected: ["frankly": 0.19]),
      Sighting(word: "harry", inflected: ["harried": 0.03]),
      Sighting(word: "bill", capitalized: 0.2),
      Sighting(word: "mark", capitalized: 0.08),
      Sighting(word: "mafia", possessive: 0.016, determined: 0.495),
      Sighting(word: "villa", possessive: 0.020, determined: 0.27),
      Sighting(word: "papa", possessive: 0.035, determined: 0.051),
      Sighting(word: "champagne", possessive: 0.0035, determined: 0.2),
      Sighting(word: "jeans", possessive: 0),
      Sighting(word: "zaphod", determined: nil),
      Sighting(word: "decker", share: 2.8e-6),
      Sighting(word: "de"),
    ])
  func words(sighting: Sighting) { #expect(!isName(sighting)) }

  @Test func wordThatIsNotThere() {
    let names = ProperNames(
      shares: [:], authority: WordAuthority("york York"), letterCase: LetterCase(language: "en"),
      determinedPart: { _ in 0 })
    #expect(!names.isName("york", capitalizedPart: 1))
  }
}

/// An authority that knows what inflections are made from.
private struct InflectingAuthority: SpellingAuthority {
  let right: WordAuthority
  let stems: [String: String]

  func accepts(_ word: String) -> Bool { right.accepts(word) || stems[word] != nil }

  func stems(of word: String) -> [String] {
    right.stems(of: word) + (stems[word].map { [$0] } ?? [])
  }
}
