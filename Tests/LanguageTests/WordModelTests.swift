import Testing

@testable import Language

@Suite struct WordModelTests {
  private let source = LanguageSource(
    [("good", 900), ("morning", 200), ("night", 400), ("the", 50_000), ("house", 300)],
    pairs: [("good", "morning", -1), ("good", "night", -2), ("<s>", "the", -1)])

  private func probability(_ word: String, after context: String, prior: Float = 0) throws -> Float
  {
    let lexicon = try source.lexicon()
    let model = WordModel(
      lexicon, after: ContextWords(context, lexicon.folding), prior: prior, contextWeight: 0.9)
    let node = try #require(lexicon.node(of: lexicon.folding.fold(word)))
    return model.logProbability(node, share: Quantity.share(lexicon.trie.node(node).own))
  }

  @Test func aPairIsWeighedWithTheShare() throws {
    // ln(0.9 · e⁻¹ + 0.1 · 200 / 10⁶)
    #expect(abs(try probability("morning", after: "good ") + 1.105) < 0.08)
  }

  @Test func ofTwoPairsTheLikelierWins() throws {
    let morning = try probability("morning", after: "Good ")
    let night = try probability("night", after: "Good ")
    #expect(abs(morning - night - 1) < 0.16)
    // Without it, night is twice as frequent.
    #expect(try probability("night", after: "12 ") > probability("morning", after: "12 "))
  }

  @Test func whatNeverFollowedIsLessLikelyThanItsShare() throws {
    #expect(try probability("the", after: "good ") < probability("the", after: "12 "))
    #expect(try probability("the", after: "good ").isFinite)
  }

  @Test func theBeginningOfASentenceIsAContext() throws {
    #expect(try probability("the", after: "") > probability("the", after: "12 ") + 1)
    #expect(try probability("the", after: "House. ") == probability("the", after: ""))
    #expect(try probability("the", after: "House.\n") == probability("the", after: ""))
  }

  @Test func aPriorIsAdded() throws {
    let plain = try probability("house", after: "good ")
    #expect(abs(try probability("house", after: "good ", prior: -2) - plain + 2) < 0.001)
    let unknown = try probability("house", after: "12 ")
    #expect(abs(try probability("house", after: "12 ", prior: -2) - unknown + 2) < 0.001)
  }

  @Test func aWordAfterAnotherInOne() throws {
    let lexicon = try source.lexicon()
    let model = WordModel(
      lexicon, after: ContextWords("12 ", lexicon.folding), prior: 0, contextWeight: 0.9)
    func node(_ word: String) throws -> Int {
      try #require(lexicon.node(of: lexicon.folding.fold(word)))
    }
    let morning = try model.logProbability(node("morning"), share: -8.5, after: node("good"))
    #expect(abs(morning + 1.1) < 0.08)
    #expect(try model.logProbability(node("morning"), share: -8.5, after: node("house")) == -8.5)
  }

  @Test func whatFollowedIsListed() throws {
    let lexicon = try source.lexicon()
    let model = WordModel(
      lexicon, after: ContextWords("good ", lexicon.folding), prior: 0, contextWeight: 0.9)
    let all = 0..<lexicon.trie.nodeCount
    #expect(
      Set(model.followers(in: all, count: 9).map(lexicon.trie.spelling)) == ["morning", "night"])
    #expect(model.followers(in: all, count: 1).map(lexicon.trie.spelling) == ["morning"])
    let n = try #require(lexicon.trie.find("n".unicodeScalars))
    #expect(
      model.followers(in: n.index..<n.end, count: 9).map(lexicon.trie.spelling) == ["night"])
    #expect(model.followers(in: n.end..<n.end, count: 9).isEmpty)
  }

  @Test func withoutPairsTheShareIsAllThereIs() throws {
    let lexicon = try LanguageSource([("a", 100), ("b", 10)]).lexicon()
    let model = WordModel(
      lexicon, after: ContextWords("a ", lexicon.folding), prior: 0, contextWeight: 0.9)
    #expect(model.logProbability(1, share: -7) == -7)
    #expect(model.followers(in: 0..<3, count: 5).isEmpty)
  }
}
