import Testing

@testable import Language

@Suite struct PersonalLanguageTests {
  private func person(_ words: [(String, Double)], pairs: [PersonalPair] = []) -> PersonalLanguage {
    PersonalLanguage(
      words: words.map { PersonalWord(text: $0.0, count: $0.1) }, pairs: pairs)
  }

  @Test func aWordThatIsWrittenOftenComesFirst() throws {
    let often = person([("Thessaly", 40), ("Thelma", 2)])
    let found = try SmallEnglish.decoder(often).proposal(
      for: WordQuestion(context: "12 ", typed: "The"), limit: 8
    ).suggestions
    let thessaly = try #require(found.firstIndex(of: "Thessaly"))
    #expect(thessaly < found.firstIndex(of: "Thelma") ?? found.count)
  }

  @Test func ofTwoWordsThePersonsOwnIsMeant() throws {
    // "hel?" could be hello, help or held; this person writes of a Helm.
    let typed = "helj"
    #expect(try SmallEnglish.decoder().suggestions(typed).contains("Helm") == false)
    let decoder = try SmallEnglish.decoder(person([("Helm", 200)]))
    #expect(decoder.suggestions(typed).first == "Helm")
  }

  @Test func itsCapitalsAreKept() throws {
    let decoder = try SmallEnglish.decoder(person([("McTavish", 5), ("eBike", 5)]))
    #expect(decoder.correction("mctavish") == "McTavish")
    #expect(decoder.correction("McTavish") == nil)
    #expect(decoder.suggestions("ebik").first == "eBike")
    #expect(decoder.correction("eBike") == nil)
  }

  @Test func aPairLeadsToItsSecondWord() throws {
    let pair = PersonalPair(first: "Mr", second: "Yoder", count: 9)
    let decoder = try SmallEnglish.decoder(
      person([("Mr", 9), ("Yoder", 9), ("Yonder", 9)], pairs: [pair]))
    #expect(decoder.suggestions("", after: "Mr ").first == "Yoder")
    #expect(decoder.suggestions("Yo", after: "Mr ").first == "Yoder")
  }

  @Test func aPairThatFadedLeadsNowhere() throws {
    let pairs = [
      PersonalPair(first: "Mr", second: "Yoder", count: 0),
      PersonalPair(first: "Mr", second: "Yonder", count: -3),
    ]
    let own = person([("Mr", 9), ("Yoder", 1), ("Yonder", 1)], pairs: pairs)
    let lexicon = try #require(own.lexicon(language: "en"))
    #expect(lexicon.ngrams == nil)
  }

  @Test func aWordTwiceIsOneWord() throws {
    let own = person([("twice", 3), ("twice", 8), ("Twice", 1)])
    let lexicon = try #require(own.lexicon(language: "en"))
    let node = try #require(lexicon.node(of: Array("twice".unicodeScalars)))
    #expect(lexicon.forms(of: node).map(\.text) == ["twice", "Twice"])
  }

  @Test func moreOftenIsLikelierButNeverCertain() throws {
    let own = person([("rare", 2), ("common", 5_000)])
    let lexicon = try #require(own.lexicon(language: "en"))
    func share(_ word: String) throws -> Float {
      let node = try #require(lexicon.node(of: Array(word.unicodeScalars)))
      return lexicon.forms(of: node)[0].logProbability
    }
    #expect(try share("common") > share("rare") + 5)
    #expect(try share("common") < 0)
  }

  @Test func rejectedIsWithoutCapitalsAndForItsPairAlone() throws {
    let rejected = RejectedCorrection(typed: "TEH", corrected: "The")
    #expect(rejected == RejectedCorrection(typed: "teh", corrected: "the"))
    let decoder = try SmallEnglish.decoder(PersonalLanguage(rejected: [rejected]))
    for typed in ["teh", "Teh"] { #expect(decoder.correction(typed)?.lowercased() != "the") }
    #expect(decoder.correction("thw") == "the")
    #expect(decoder.suggestions("teh").contains("the"))
  }

  @Test func aHandThatLandsBesideTheKeysIsUnderstood() throws {
    // Always 0.45 columns to the right: "cat" lies between c and v, a and s, t and y.
    let points = touches("cat", column: 0.45)
    let letters = "catvsy".unicodeScalars
    let offsets = Dictionary(
      uniqueKeysWithValues: letters.map { ($0, KeyOffset(column: 0.45, row: 0, count: 200)) })
    func cost(_ personal: PersonalLanguage) throws -> Float {
      try #require(
        try SmallEnglish.decoder(personal).weighing(WordQuestion(typed: "cat", touches: points))
      ).exactCost
    }
    let known = try cost(PersonalLanguage(keyOffsets: offsets))
    let unknown = try cost(PersonalLanguage())
    #expect(known < 0.2)
    // One and a half standard deviations, three times.
    #expect(unknown > 2.5)
  }

  @Test func fewTouchesTellLittle() {
    func cost(_ count: Double) -> Float {
      let offset = KeyOffset(column: 0.4, row: 0, count: count)
      let touch = TouchModel(.qwerty, ErrorCosts(), offsets: ["g": offset])
      return touch.cost(KeyPosition(column: 4.9, row: 1), KeyedLetter("g", .qwerty))
    }
    #expect(cost(1) > cost(10))
    #expect(cost(10) > cost(100))
    #expect(cost(0) > 0.8)
  }
}
