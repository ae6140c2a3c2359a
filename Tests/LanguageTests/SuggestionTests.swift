import Testing

@testable import Language

@Suite struct SuggestionTests {
  @Test func aBeginningIsCompleted() throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.suggestions("def").first == "definitely")
    #expect(decoder.suggestions("mor").first == "morning")
    #expect(decoder.suggestions("th").first == "the")
  }

  @Test("How likely a completion is counts by a weight of its own")
  func completionsHaveAWeightOfTheirOwn() throws {
    var costs = ErrorCosts()
    func score() throws -> Float {
      let decoder = WordDecoder(
        languages: [("en", try SmallEnglish.source.lexicon())], keys: .qwerty,
        personal: PersonalLanguage(), costs: costs)
      let found = try #require(decoder.weighing(WordQuestion(typed: "defi"))).candidates
      return try #require(found.first { $0.text == "definitely" }).score
    }
    let before = try score()
    costs.anyCompletion += 1
    #expect(abs(try score() - (before - 1)) < 1e-3)
    costs.completionLanguageWeight += 0.1
    #expect(try score() < before - 1)
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

  /// "thwm" may stand for either; "then" is said at the beginning, "them" is not.
  @Test func anEmptyFieldBeginsASentenceOrNot() throws {
    let source = LanguageSource(
      [("then", 1_000), ("them", 1_500), ("the", 50_000)],
      pairs: [("<s>", "then", -3), ("the", "then", -8)])
    let decoder = WordDecoder(languages: [("en", try source.lexicon())], keys: .qwerty)
    func lead(after context: String) throws -> Float {
      let words = try #require(
        decoder.weighing(WordQuestion(context: context, typed: "thex"))?.words)
      let then = try #require(words.first { $0.text == "then" })
      let them = try #require(words.first { $0.text == "them" })
      return then.score - them.score
    }
    #expect(try lead(after: "") < lead(after: "Good. "))
    #expect(try lead(after: "") > lead(after: "12 "))
    #expect(try lead(after: " \n") == lead(after: ""))
  }
}
