import Testing

@testable import Language

/// Spaces that were left out, or hit as a letter.
@Suite struct SpaceTests {
  private let source = LanguageSource(
    SmallEnglish.words + [
      ("am", 2_000), ("house", 300), ("garden", 60), ("into", 800),
      ("together", 200), ("get", 900), ("her", 1_500), ("see", 700),
    ], offensive: ["damn"],
    pairs: [("of", "the", -1.2), ("in", "the", -1), ("see", "you", -2), ("I", "am", -2)])

  private func decoder() throws -> WordDecoder {
    WordDecoder(languages: [("en", try source.lexicon())], keys: .qwerty)
  }

  @Test(arguments: [
    ("ofthe", "of the"), ("seeyou", "see you"), ("verygood", "very good"),
    ("thegarden", "the garden"), ("Seeyou", "See you"),
  ])
  func aSpaceLeftOut(typed: String, meant: String) throws {
    #expect(try decoder().correction(typed) == meant)
  }

  @Test("The touches' own distances from their keys do not make the word before a space worse")
  func aSpaceLeftOutByASloppyHand() throws {
    for (typed, meant) in [
      ("ofthe", "of the"), ("seeyou", "see you"), ("thegarden", "the garden"),
    ] {
      let hand = touches(typed, column: 0.35, row: 0.3)
      #expect(try decoder().correction(typed, touches: hand) == meant)
    }
  }

  @Test(arguments: ["c", "v", "b"])
  func aLetterAboveTheBarForASpace(letter: String) throws {
    #expect(try decoder().correction("very\(letter)good") == "very good")
    #expect(try decoder().correction("see\(letter)you") == "see you")
  }

  @Test(arguments: ["q", "p"])
  func aLetterFarFromTheBarIsNoSpace(letter: String) throws {
    let weighing = try #require(
      try decoder().weighing(WordQuestion(typed: "very\(letter)good")))
    let near = try #require(try decoder().weighing(WordQuestion(typed: "verybgood")))
    func score(_ weighing: Weighing) -> Float {
      weighing.words.first { $0.text == "very good" }?.score ?? -.infinity
    }
    #expect(score(weighing) < score(near))
  }

  @Test func aTouchBetweenLetterAndBarIsLikelyASpace() throws {
    var points = touches("seebyou")
    points[3] = KeyPosition(column: 5.5, row: 2.5)
    #expect(try decoder().correction("seebyou", touches: points) == "see you")
  }

  @Test func threeWordsInOne() throws {
    #expect(try decoder().suggestions("inthegarden").contains("in the garden"))
  }

  @Test(arguments: ["into", "together"])
  func aWordIsNotTakenApart(word: String) throws {
    #expect(try decoder().correction(word) == nil)
    #expect(try decoder().correction(word, touches: touches(word)) == nil)
  }

  @Test func offensiveWordsArePutNowhere() throws {
    for typed in ["damnhouse", "thedamn", "damnthe"] {
      let found = try decoder().suggestions(typed)
      #expect(found.allSatisfy { !$0.contains("damn") }, "\(typed)")
    }
  }

  @Test func wordsThatGoTogetherAreLikelier() throws {
    let weighing = try #require(try decoder().weighing(WordQuestion(typed: "inthe")))
    let other = try #require(try decoder().weighing(WordQuestion(typed: "tothe")))
    let inThe = try #require(weighing.words.first { $0.text == "in the" })
    let toThe = try #require(other.words.first { $0.text == "to the" })
    #expect(inThe.score > toThe.score)
  }

  @Test func eachWordHasItsOwnCapitals() throws {
    #expect(try decoder().correction("iam") == "I am")
  }

  @Test("How likely several words are counts by a weight of its own")
  func severalWordsHaveAWeightOfTheirOwn() throws {
    var costs = ErrorCosts()
    func score() throws -> Float {
      let decoder = WordDecoder(
        languages: [("en", try source.lexicon())], keys: .qwerty, personal: PersonalLanguage(),
        costs: costs)
      let found = try #require(decoder.weighing(WordQuestion(typed: "seeyou"))).words
      return try #require(found.first { $0.text == "see you" }).score
    }
    let before = try score()
    costs.severalLanguageWeight += 0.1
    #expect(try score() < before)
  }
}
