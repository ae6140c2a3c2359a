import Testing

@testable import PackBuilding

/// What a dictionary word is, and what only looks like one. The frequencies are about those of
/// wordfreq and wordstats for English.
@Suite struct DictionaryWordTests {
  private static let words: [String: Double] = [
    "the": 4e-2, "don't": 3e-3, "receive": 3e-5, "a": 2e-2, "lot": 5e-4, "they": 3e-3, "café": 2e-5,
    "I'm": 4e-3, "kay": 2e-6, "definitely": 5e-5,
  ]

  private func definition(
    listed: Set<String> = [], spoken: [String: Int] = [:]
  ) -> DictionaryWords {
    DictionaryWords(
      slips: SlipDetector(words: Self.words, floor: DictionaryWords.knownShare) {
        $0 == "a" && $1 == "lot" ? 2e-4 : 0
      }, listed: listed, spokenCounts: spoken)
  }

  @Test(arguments: [
    ("dont", 3e-5), ("alot", 5e-6), ("teh", 6e-7), ("recieve", 4e-7), ("definately", 5e-7),
    ("cafe", 5e-6), ("recceive", 4e-7), ("receiv", 4e-7), ("thhe", 2e-7),
  ])
  func slipsAreRefused(word: String, share: Double) {
    #expect(definition().verdict(word, share: share) == .refused)
  }

  @Test(arguments: [("gonna", 8e-4), ("kayla", 2e-6), ("haha", 2e-5)])
  func frequentWordsAreWords(word: String, share: Double) {
    #expect(definition().verdict(word, share: share) == .word)
  }

  @Test("Other accents, and none where a word that may be right has some")
  func accents() {
    let slips = SlipDetector(
      words: ["você": 3e-3, "नहीं": 5e-3, "किया": 2e-3],
      others: [(word: "çalışıyorum", share: 2e-5)], floor: DictionaryWords.knownShare
    ) { _, _ in 0 }
    #expect(slips.isSlip("voçê", share: 2e-5))
    #expect(slips.isSlip("calisiyorum", share: 1e-5))
    #expect(!slips.isSlip("çalışıyorum", share: 2e-5))
    #expect(slips.isSlip("नही", share: 1e-4))
  }

  @Test("A vowel sign that is missing is a slip as a letter is")
  func vowelSigns() {
    let slips = SlipDetector(
      words: ["प्रौद्योगिकी": 1e-4], floor: DictionaryWords.knownShare
    ) { _, _ in 0 }
    #expect(slips.isSlip("प्रौद्योगकी", share: 1e-6))
  }

  @Test func aSlipHasToBeRare() {
    #expect(definition().verdict("recieve", share: 2.9e-5) == .word)
  }

  @Test func rareWordsAreKnownOrRefused() {
    #expect(definition().verdict("zaphod", share: 5e-7) == .known)
    #expect(definition().verdict("zaphod", share: 1e-8) == .refused)
    #expect(definition().verdict("z", share: 1e-3) == .refused, "letters are no words")
  }

  @Test func carefulListsLowerTheBar() {
    let definition = definition(listed: ["hafner"], spoken: ["hafner": 30, "zaphod": 30])
    #expect(definition.verdict("hafner", share: 2e-7) == .word)
    #expect(definition.verdict("zaphod", share: 2e-6) == .known, "hardly ever said")
  }
}
