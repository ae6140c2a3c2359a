import Testing

@testable import Language

@Suite struct CompletionsTests {
  private let source = LanguageSource(
    [
      ("in", 900), ("inn", 3), ("inner", 20), ("into", 400), ("inside", 100), ("insane", 7),
      ("at", 500), ("insult", 50), ("inbt", 80),
    ], unknown: ["inbt"], offensive: ["insult"])

  private func completions(_ beginnings: [(String, Float)], _ count: Int) throws -> [String] {
    let lexicon = try source.lexicon()
    var completions = Completions(lexicon.trie)
    for (text, cost) in beginnings {
      let place = try #require(lexicon.trie.find(text.unicodeScalars))
      completions.add(
        SearchState(
          node: UInt32(place.index), end: UInt32(place.end), cost: cost, rank: cost))
    }
    return completions.best(count).map { lexicon.trie.spelling($0.node) }
  }

  @Test func theMostFrequentComeFirst() throws {
    #expect(try completions([("in", 0)], 3) == ["into", "inside", "inner"])
  }

  @Test func aWordIsNoCompletionOfItself() throws {
    #expect(try completions([("in", 0)], 20) == ["into", "inside", "inner", "insane", "inn"])
  }

  @Test func offensiveWordsAndWhatIsNoWordAreNone() throws {
    #expect(try completions([("insu", 0)], 5).isEmpty)
    #expect(try completions([("inb", 0)], 5).isEmpty)
  }

  @Test func nothingGoesOnAWholeWordWithoutBranches() throws {
    #expect(try completions([("inner", 0)], 5).isEmpty)
  }

  @Test func noneAreAskedForNoneCome() throws {
    #expect(try completions([("in", 0)], 0).isEmpty)
  }

  @Test func whatABeginningCostCountsAgainstItsWords() throws {
    // "inside" is five times as frequent as "inner": ln 5 is 1.6
    #expect(try completions([("inn", 0), ("ins", 1)], 1) == ["inside"])
    #expect(try completions([("inn", 0), ("ins", 3)], 1) == ["inner"])
  }

  @Test func theCostOfTheBeginningIsTold() throws {
    let lexicon = try source.lexicon()
    var completions = Completions(lexicon.trie)
    let place = try #require(lexicon.trie.find("ins".unicodeScalars))
    completions.add(
      SearchState(node: UInt32(place.index), end: UInt32(place.end), cost: 2.5, rank: 2.5))
    #expect(completions.best(2).map(\.place.cost) == [2.5, 2.5])
  }

  @Test func onlyWordsOfARoleWhereOneIsAskedFor() throws {
    let lexicon = try JoinedLanguages.german.lexicon()
    var completions = Completions(lexicon.trie)
    let place = SearchState(node: 0, end: UInt32(lexicon.trie.nodeCount), cost: 0, rank: 0)
    completions.add(place, role: .compoundEnd)
    #expect(
      completions.best(10).map { lexicon.trie.spelling($0.node) }
        == ["zeit", "haus", "tür", "schlüssel"])
  }

  @Test func fromTheRootComeTheMostFrequentOfAll() throws {
    #expect(try completions([("", 0)], 4) == ["in", "at", "into", "inside"])
  }
}
