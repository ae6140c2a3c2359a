import Testing

@testable import Language

@Suite struct SuggestionTests {
  @Test func aBeginningIsCompleted() throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.suggestions("def").first == "definitely")
    #expect(decoder.suggestions("mor").first == "morning")
    #expect(decoder.suggestions("th").first == "the")
  }

  @Test func whatWasSaidDecidesAmongCompletions() throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.suggestions("m", after: "good ").first == "morning")
    #expect(decoder.suggestions("m", after: "thank you very ").first == "much")
  }

  @Test func nextWordsFollowWhatWasSaid() throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.suggestions("", after: "thank ").first == "you")
    #expect(Set(decoder.suggestions("", after: "Thank you ").prefix(2)) == ["very", "so"])
    #expect(decoder.suggestions("", after: "").first == "I")
    #expect(decoder.suggestions("", after: "Good. ").first == "I")
  }

  @Test func nextWordsWithoutContextAreTheFrequentOnes() throws {
    let words = try SmallEnglish.decoder().suggestions("", after: "12345 ")
    #expect(words.first == "the")
    #expect(Set(["of", "to", "and"]).isSuperset(of: words.dropFirst()))
  }

  @Test func thereAreNoMoreThanAskedFor() throws {
    let decoder = try SmallEnglish.decoder()
    for limit in 0...5 {
      let found = decoder.proposal(for: WordQuestion(typed: "th"), limit: limit).suggestions
      #expect(found.count <= limit)
      #expect(Set(found).count == found.count)
    }
  }

  @Test func capitalsFollowWhatIsTyped() throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.suggestions("Mor").first == "Morning")
    #expect(decoder.suggestions("MOR").first == "MORNING")
    #expect(decoder.suggestions("ipho").first == "iPhone")
    #expect(decoder.suggestions("par").first == "Paris")
  }

  @Test func whatIsFarTooLongIsLeftAlone() throws {
    let long = String(repeating: "abcdefghij", count: 100)
    #expect(try SmallEnglish.decoder().proposal(for: WordQuestion(typed: long)) == WordProposal())
  }
}
