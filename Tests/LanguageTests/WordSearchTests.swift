import Testing

@testable import Language

/// What each slip costs, in a lexicon where only one word can be meant.
@Suite struct WordSearchTests {
  private let costs = ErrorCosts()

  /// What the search says it costs that a word was meant; nil where it is not found.
  private func cost(
    _ typed: String, for word: String, among others: [String] = [], language: String = "en"
  ) throws -> Float? {
    let lexicon = try LanguageSource(
      ([word] + others).map { ($0, 100) }, language: language
    ).lexicon()
    let typed = TypedWord(WordQuestion(typed: typed), lexicon.folding)
    let model = WordModel(
      lexicon, after: ContextWords("", lexicon.folding), prior: 0, contextWeight: 0.9)
    let touch = TouchModel(.qwerty, costs, offsets: [:])
    var search = WordSearch(
      model, LetterCosts(typed, lexicon.trie, touch, costs),
      Respelling.rules(Respelling.table(language: language), typed, lexicon.trie), costs)
    let node = try #require(lexicon.node(of: lexicon.folding.fold(word)))
    return search.run().first { Int($0.node) == node && $0.beginning == 0 }?.cost
  }

  private func expect(
    _ typed: String, for word: String, _ expected: Float,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try #require(try cost(typed, for: word), sourceLocation: location)
    #expect(abs(found - expected) < 0.001, sourceLocation: location)
  }

  @Test(arguments: ["water", "a", "letter", "don't", "café"])
  func whatIsTypedRightCostsNothing(word: String) throws {
    try expect(word, for: word, 0)
  }

  @Test func aNeighborForALetter() throws {
    // r is beside t
    try expect("warer", for: "water", costs.neighbor)
  }

  @Test func aKeyFarAway() throws {
    // m is nowhere near t
    try expect("wamer", for: "water", costs.otherLetter)
  }

  @Test func aVowelForAVowel() throws {
    try expect("reletive", for: "relative", costs.vowel)
  }

  @Test func theFirstLetterIsSeldomWrong() throws {
    try expect("mater", for: "water", costs.otherLetter + costs.firstLetter)
  }

  @Test func aLetterLeftOut() throws {
    try expect("watr", for: "water", costs.omission)
    try expect("ater", for: "water", costs.omission + costs.firstLetter)
    try expect("wate", for: "water", costs.omission)
  }

  @Test func oneOfTwoLettersLeftOut() throws {
    try expect("leter", for: "letter", costs.omissionDouble)
  }

  @Test func aLetterDoubled() throws {
    try expect("watter", for: "water", costs.surplusDouble)
    try expect("waterr", for: "water", costs.surplusDouble)
  }

  @Test func aSurplusLetterInTheMiddle() throws {
    // m is beside neither a nor t, r is beside t
    try expect("wamter", for: "water", costs.surplus)
    try expect("wartex", for: "watex", costs.surplusNeighbor)
  }

  @Test func aSurplusLetterAtTheEnds() throws {
    try expect("mwater", for: "water", costs.surplus + costs.firstLetter)
    try expect("waterm", for: "water", costs.surplus + costs.surplusLast)
  }

  @Test func twoLettersSwapped() throws {
    try expect("waetr", for: "water", costs.swap)
    try expect("awter", for: "water", costs.swap + costs.firstLetter)
    try expect("watre", for: "water", min(costs.swap, 3.5))
  }

  @Test(arguments: [("dont", "don't"), ("goodbye", "good-bye")])
  func aMarkLeftOut(typed: String, word: String) throws {
    try expect(typed, for: word, costs.omittedMark)
  }

  @Test func anAccentLeftOutIsCheaperThanOneTooMany() throws {
    try expect("cafe", for: "café", costs.accent)
    try expect("watér", for: "water", costs.surplusAccent)
    #expect(costs.accent < costs.surplusAccent)
  }

  @Test func aSecondSlipCostsMoreThanTheFirst() throws {
    let both = try #require(try cost("eliphxnt", for: "elephant"))
    #expect(both > costs.vowel + costs.otherLetter)
    #expect(both <= costs.vowel + costs.otherLetter + costs.furtherSlip + 0.001)
  }

  @Test func aSecondSlipWeighsLessInALongWord() throws {
    let short = try #require(try cost("wxmer", for: "water"))
    let long = try #require(try cost("cxmmunicamion", for: "communication"))
    #expect(short - 2 * costs.otherLetter > long - 2 * costs.otherLetter)
  }

  @Test func twoLettersAtMostAreLeftOutInOnePlace() throws {
    let two = try #require(try cost("wer", for: "water"))
    #expect(two <= 2 * costs.omission + costs.furtherSlip + 0.001)
    // Of three in a row, one letter must have been typed as another.
    let three = try #require(try cost("wr", for: "water"))
    #expect(three > 3 * (costs.omission + costs.furtherSlip))
  }

  @Test func aMisspellingByEarIsCheaperThanItsLetters() throws {
    let heard = try #require(try cost("fone", for: "phone"))
    #expect(heard < costs.otherLetter)
    let unheard = try #require(try cost("mone", for: "phone"))
    #expect(unheard > heard + 3)
  }

  @Test func germanIsSpelledByItsOwnRules() throws {
    let umlaut = try #require(try cost("muessen", for: "müssen", language: "de"))
    let sharp = try #require(try cost("strasse", for: "straße", language: "de"))
    #expect(umlaut <= 1)
    #expect(sharp <= 1.001)
  }

  @Test func whereNothingMayBeOfferedNothingIsFound() throws {
    let lexicon = try LanguageSource([("damn", 100)], offensive: ["damn"]).lexicon()
    let typed = TypedWord(WordQuestion(typed: "damn"), lexicon.folding)
    let model = WordModel(
      lexicon, after: ContextWords("", lexicon.folding), prior: 0, contextWeight: 0.9)
    let touch = TouchModel(.qwerty, costs, offsets: [:])
    var search = WordSearch(
      model, LetterCosts(typed, lexicon.trie, touch, costs), [[], [], [], []], costs)
    #expect(search.run().isEmpty)
  }
}
