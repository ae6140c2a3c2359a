import Testing

@testable import Language

/// Whether what was typed is changed at all.
@Suite struct DecisionTests {
  private func decoder() throws -> WordDecoder { try SmallEnglish.decoder() }

  /// Touches in the middle of the keys, but for one that is on the way to another key.
  private func touches(
    _ word: String, at place: Int, towards letter: Unicode.Scalar, by share: Double
  ) throws -> [KeyPosition?] {
    var points = LanguageTests.touches(word)
    let from = try #require(points[place])
    let to = try #require(KeyGrid.qwerty.center(letter))
    points[place] = KeyPosition(
      column: from.column + (to.column - from.column) * share,
      row: from.row + (to.row - from.row) * share)
    return points
  }

  @Test(arguments: ["car", "dam", "held", "then", "cat", "us"])
  func contextAloneNeverChangesAWord(word: String) throws {
    for context in ["in ", "thank ", "good ", "want ", "you very ", "Good. "] {
      #expect(try decoder().correction(word, after: context) == nil)
    }
  }

  @Test func aWordIsKeptWhereTheFingerLeansALittle() throws {
    // A quarter of the way from r to t is nothing to go by.
    let points = try touches("car", at: 2, towards: "t", by: 0.25)
    #expect(try decoder().correction("car", touches: points) == nil)
  }

  @Test func whatWasSaidAndWhereTheFingerLandedChangeAWord() throws {
    // "want yo" for "want to": "to" is nearly certain there, and the finger was between y and t.
    let source = LanguageSource(
      [("to", 26_000), ("yo", 60), ("want", 900)], pairs: [("want", "to", -0.4)])
    let decoder = WordDecoder(languages: [("en", try source.lexicon())], keys: .qwerty)
    let between = try touches("yo", at: 0, towards: "t", by: 0.5)
    #expect(decoder.correction("yo", after: "want ", touches: between) == "to")
    #expect(decoder.correction("yo", after: "want ") == nil)
    let middle = LanguageTests.touches("yo")
    #expect(decoder.correction("yo", after: "want ", touches: middle) == nil)
  }

  @Test(arguments: ["q", "x", "k", "z"])
  func oneLetterIsNotMadeAWord(letter: String) throws {
    #expect(try decoder().correction(letter) == nil)
  }

  @Test func oneLetterMayGetItsCapital() throws {
    #expect(try decoder().correction("i") == "I")
    #expect(try decoder().correction("a") == nil)
    let french = LanguageSource([("à", 15_000), ("y", 2_000), ("le", 20_000)], language: "fr")
    let decoder = WordDecoder(languages: [("fr", try french.lexicon())], keys: .qwerty)
    #expect(decoder.correction("a") == "à")
    #expect(decoder.correction("x") == nil)
  }

  @Test(arguments: [
    "https://teh.org", "teh@becuase.org", "becuase.txt", "~/becuase", "becuase_", "2becuase",
    "BECUASE", "becuase:thw", "#becuase", "mp3", "R2D2", "becuase,thw",
  ])
  func whatIsNoPlainWordIsNeverChangedWithTouchesEither(typed: String) throws {
    #expect(try decoder().correction(typed) == nil)
    #expect(try decoder().correction(typed, touches: LanguageTests.touches(typed)) == nil)
  }

  @Test(arguments: ["xqzvkw", "zxcvzxcv", "日本", "жжж", "привет"])
  func whatLooksLikeNothingKnownStays(typed: String) throws {
    #expect(try decoder().correction(typed) == nil)
  }

  @Test func whatIsKnownButNoWordIsCorrected() throws {
    // "teh" is known as a frequent mistake, and is one all the same.
    #expect(try decoder().correction("teh") == "the")
  }

  @Test func aCapitalInASentenceIsMoreLikelyAName() throws {
    let weighing = { (typed: String, context: String) in
      try #require(
        try self.decoder().weighing(WordQuestion(context: context, typed: typed))
      ).standing.logProbability
    }
    #expect(try weighing("Morwen", "I want ") > weighing("morwen", "I want ") + 1)
    // At the beginning of a sentence every word has a capital.
    #expect(try weighing("Morwen", "") == weighing("morwen", ""))
  }

  @Test func standingTellsWhatIsAWord() throws {
    func isWord(_ typed: String) throws -> Bool {
      try #require(try decoder().weighing(WordQuestion(typed: typed))).standing.isWord
    }
    for word in [
      "the", "The", "THE", "Paris", "iPhone", "don't", "don’t", "I", "Obama's", "Paris's",
    ] {
      #expect(try isWord(word), "\(word)")
    }
    for typed in ["teh", "paris", "obama's", "iphone", "dont", "i", "xyz", "xyz's", "good-xyz"] {
      #expect(try !isWord(typed), "\(typed)")
    }
  }

  @Test func whereNoLanguageIsNothingIsSaid() {
    let decoder = WordDecoder(languages: [], keys: .qwerty)
    #expect(decoder.proposal(for: WordQuestion(typed: "teh")) == WordProposal())
    #expect(decoder.nextCharacters(for: WordQuestion(typed: "t")).isEmpty)
  }

  @Test(arguments: ["helloooo", "goooood", "becauseeeee", "sooooooo"])
  func aLetterDrawnOutIsOneSlip(typed: String) throws {
    let meant = [
      "helloooo": "hello", "goooood": "good", "becauseeeee": "because", "sooooooo": "so",
    ]
    #expect(try decoder().correction(typed) == meant[typed])
  }

  @Test(arguments: ["aaaa", "iiiiii", "xaq", "zz", "qqqqqqqq", "jjkkqq", "kkkk", "xkcdq"])
  func keysHitAtRandomAreLeftAlone(typed: String) throws {
    let source = LanguageSource(
      SmallEnglish.words + [("q", 40), ("z", 40), ("Jack", 60), ("KKK", 5), ("kid", 100)])
    let decoder = WordDecoder(languages: [("en", try source.lexicon())], keys: .qwerty)
    #expect(decoder.correction(typed) == nil)
  }

  @Test func lettersAloneMustTellMoreThanTouches() throws {
    var costs = ErrorCosts()
    func correction(_ touches: [KeyPosition?]) throws -> String? {
      WordDecoder(
        languages: [("en", try SmallEnglish.source.lexicon())], keys: .qwerty,
        personal: PersonalLanguage(), costs: costs
      ).correction("lettr", touches: touches)
    }
    costs.lettersMargin = 100
    #expect(try correction([]) == nil)
    #expect(try correction(LanguageTests.touches("lettr")) == "letter")
    (costs.lettersMargin, costs.marginTouched) = (costs.margin, 100)
    #expect(try correction([]) == "letter")
    #expect(try correction(LanguageTests.touches("lettr")) == nil)
  }

  @Test func anAcronymIsLessLikelyInSmallLetters() throws {
    let source = LanguageSource([("USC", 100), ("use", 100), ("Ute", 100)])
    let decoder = WordDecoder(languages: [("en", try source.lexicon())], keys: .qwerty)
    let weighing = try #require(decoder.weighing(WordQuestion(typed: "usc")))
    let own = try #require(weighing.words.first { $0.text == "USC" })
    let other = try #require(
      decoder.weighing(WordQuestion(typed: "ute"))?.words.first { $0.text == "Ute" })
    #expect(own.score < other.score)
  }
}
