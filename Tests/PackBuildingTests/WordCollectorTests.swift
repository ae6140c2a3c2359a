import Glibc
import Language
import PackSources
import Testing

@testable import PackBuilding

/// Words with their spellings and flags, from lists and an authority.
@Suite struct WordCollectorTests {
  private func collect(
    _ shares: [String: Double], right: String, everyday: [String: String] = [:],
    misspelled: Set<String> = [], foreign: [[String: Int]] = [], listed: Set<String> = [],
    limit: Int = 100
  ) throws -> WordCollector.Collection {
    let script = try #require(Script.most(of: ["a"]))
    let blend = FrequencyBlend(
      written: shares.map { ($0.key, log($0.value)) }, spoken: [:],
      shape: WordShape(script: script))
    let collector = WordCollector(
      spellings: Spellings(
        authority: WordAuthority(right), letterCase: LetterCase(language: "en"), known: everyday,
        evidence: CasingEvidence(), capitalizedPart: { _ in 0.1 }),
      blend: blend, everyday: everyday, offensive: OffensiveWords(WordList(Array("arse".utf8))),
      misspelled: misspelled, names: NameEvidence(foreign), listed: listed,
      neighbors: { _, _ in 0 })
    return collector.collect(limit: limit)
  }

  private func word(_ text: String, _ found: WordCollector.Collection) -> SourceWord? {
    found.words.first { $0.text == text }
  }

  @Test func mostFrequentComesFirstAndSharesAreKept() throws {
    let found = try collect(["a": 0.5, "dog": 0.2, "cat": 0.3], right: "a dog cat")
    #expect(found.words.map(\.text) == ["a", "cat", "dog"])
    #expect(abs(Double(found.words[1].logProbability) - log(0.3)) < 1e-5)
    #expect(found.indices == ["a": 0, "cat": 1, "dog": 2])
    #expect(found.keys == ["a", "cat", "dog"])
  }

  @Test func wordOfTwoSpellings() throws {
    let found = try collect(["may": 1], right: "may May")
    #expect(found.words.map(\.text) == ["may", "May"])
    #expect(found.indices == ["may": 0])
    #expect(found.keys == ["may", ""])
    #expect(abs(Double(found.words[1].logProbability) - log(0.1)) < 1e-5)
  }

  @Test func flags() throws {
    let found = try collect(
      ["a": 0.9, "arse": 1e-4, "cant": 1e-4, "zaphod": 5e-7], right: "a arse cant",
      misspelled: ["cant"])
    #expect(word("arse", found)?.isOffensive == true)
    #expect(word("arse", found)?.isDictionaryWord == true)
    #expect(word("cant", found)?.isDictionaryWord == false)
    #expect(word("zaphod", found)?.isDictionaryWord == false)
    #expect(word("a", found)?.isDictionaryWord == true)
  }

  @Test func everydayWordsAreThereWithoutACount() throws {
    let found = try collect(["a": 1], right: "a", everyday: ["lol": "lol", "iphone": "iPhone"])
    #expect(word("lol", found)?.isDictionaryWord == true)
    #expect(word("iPhone", found) != nil)
    let share = WordCollector.uncountedShare
    #expect(abs(Double(word("lol", found)?.logProbability ?? 0) - log(share)) < 1e-4)
  }

  @Test func namesAreToldByPossessivesAndOtherLanguages() throws {
    let found = try collect(
      ["a": 0.9, "kayla": 1e-5, "kayla's": 1e-6, "haha": 1e-5, "beyonce": 1e-5], right: "a",
      foreign: Array(repeating: ["beyonce": 1, "oui": 99_999], count: 3))
    for text in ["Kayla", "Kayla's", "haha", "Beyonce"] {
      #expect(word(text, found) != nil, "\(text)")
    }
  }

  @Test(arguments: [("ufc", "UFC"), ("bbq", "BBQ"), ("jax", "Jax"), ("mourinho", "Mourinho")])
  func abbreviations(word: String, spelling: String) throws {
    let found = try collect(["a": 0.9, word: 1e-5, word + "'s": 1e-6], right: "a")
    #expect(self.word(spelling, found) != nil)
  }

  @Test func limitKeepsTheMostFrequent() throws {
    let found = try collect(["a": 0.5, "dog": 0.2, "cat": 0.3], right: "a dog cat", limit: 2)
    #expect(found.words.map(\.text) == ["a", "cat"])
    #expect(found.indices["dog"] == nil)
  }
}
