import Testing

@testable import Language

@Suite struct WordFormsTests {
  private func forms(_ word: String, _ lexicon: Lexicon) throws -> [WordForms.Form] {
    lexicon.forms(of: try #require(lexicon.node(of: lexicon.folding.fold(word))))
  }

  @Test func eachWayToWriteAWordHasItsOwnMarks() throws {
    let lexicon = try LanguageSource(
      [("polish", 60), ("Polish", 90), ("POLISH", 2)], unknown: ["POLISH"], offensive: ["polish"]
    ).lexicon()
    let found = try forms("polish", lexicon)
    #expect(found.map(\.text) == ["Polish", "polish", "POLISH"])
    #expect(found.map(\.isDictionaryWord) == [true, true, false])
    #expect(found.map(\.isOffensive) == [false, true, false])
  }

  @Test func sharesOfAllWaysAddUp() throws {
    let lexicon = try LanguageSource([("may", 500), ("May", 500)]).lexicon()
    let node = try #require(lexicon.node(of: lexicon.folding.fold("may")))
    // ln 0.001
    #expect(abs(Quantity.share(lexicon.trie.node(node).own) + 6.908) < 0.05)
    // ln 0.0005
    #expect(try forms("may", lexicon).allSatisfy { abs($0.logProbability + 7.601) < 0.05 })
  }

  @Test func noMoreWaysAreKeptThanThereIsRoomFor() throws {
    let ways = ["abcd", "Abcd", "aBcd", "abCd", "abcD", "ABcd", "AbCd", "AbcD", "aBCd", "ABCD"]
    let lexicon = try LanguageSource(
      ways.enumerated().map { ($1, Double(100 - $0)) }
    ).lexicon()
    #expect(try forms("abcd", lexicon).map(\.text) == Array(ways.prefix(WordForms.maximumForms)))
  }

  @Test func wordsBetweenListedOnesAreTheirOwn() throws {
    let words = ["aBa", "ab", "aCa", "ac", "aDa", "Ad", "AE"]
    let lexicon = try LanguageSource(words.map { ($0, 10) }).lexicon()
    for word in words { #expect(try forms(word, lexicon).map(\.text) == [word]) }
  }

  @Test func aBeginningHasNoForms() throws {
    let lexicon = try LanguageSource([("iPhone", 10)]).lexicon()
    let place = try #require(lexicon.trie.find("iph".unicodeScalars))
    #expect(lexicon.forms(of: place.index).isEmpty)
    #expect(lexicon.forms(of: 10_000).isEmpty)
  }

  @Test func theFrequentWayIsCorrectedTo() throws {
    let lexicon = try LanguageSource(
      SmallEnglish.words + [("march", 60), ("March", 200)]
    ).lexicon()
    let decoder = WordDecoder(languages: [("en", lexicon)], keys: .qwerty)
    #expect(decoder.correction("mrach") == "March")
    #expect(decoder.correction("march") == nil)
    #expect(decoder.correction("March") == nil)
  }
}
