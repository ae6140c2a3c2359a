import Testing

@testable import Language

@Suite struct NGramTests {
  private let source = LanguageSource(
    [("thank", 100), ("you", 9_000), ("very", 900), ("much", 800), ("so", 3_000)],
    pairs: [
      ("thank", "you", -0.2), ("you", "very", -4), ("you", "so", -5), ("very", "much", -1),
      ("<s>", "thank", -3),
    ],
    triples: [("thank", "you", "very", -1.5), ("<s>", "thank", "you", -0.1)])

  private func probability(
    _ word: String, after last: String?, _ before: String? = nil
  ) throws -> Float {
    let lexicon = try source.lexicon()
    let table = try #require(lexicon.ngrams)
    func predecessor(_ text: String?) -> NGramTable.Predecessor? {
      guard let text else { return nil }
      return text == "<s>"
        ? .sentenceStart : lexicon.node(of: lexicon.folding.fold(text)).map { .node($0) }
    }
    let node = try #require(lexicon.node(of: lexicon.folding.fold(word)))
    return table.logProbability(
      node, in: table.context(predecessor(last), before: predecessor(before)), share: -9)
  }

  @Test func theLongestContextThatWasSeenTells() throws {
    #expect(abs(try probability("very", after: "you", "thank") + 1.5) < 0.1)
    #expect(abs(try probability("you", after: "thank", "<s>") + 0.1) < 0.1)
  }

  @Test func aShorterContextTellsWithItsWeight() throws {
    // "thank you so" was not seen, "you so" was: -0.5 - 5
    #expect(abs(try probability("so", after: "you", "thank") + 5.5) < 0.1)
    #expect(abs(try probability("so", after: "you") + 5) < 0.1)
    // no context: -1 - 9
    #expect(abs(try probability("much", after: "you") + 10) < 0.1)
    #expect(abs(try probability("thank", after: "<s>") + 3) < 0.1)
  }

  @Test func withoutContextTheShareTells() throws {
    #expect(try probability("much", after: nil) == -9)
    #expect(abs(try probability("much", after: "thank") + 10) < 0.1)
  }

  @Test func followersWithABeginningAreFound() throws {
    let lexicon = try source.lexicon()
    let table = try #require(lexicon.ngrams)
    let you = try #require(lexicon.node(of: lexicon.folding.fold("you")))
    let context = table.context(.node(you), before: nil)
    func followers(_ beginning: String) throws -> Set<String> {
      let range = try #require(lexicon.trie.find(beginning.unicodeScalars))
      return Set(
        table.followers(in: context, nodes: range.index..<range.end, count: 5)
          .map { lexicon.trie.spelling($0) })
    }
    #expect(try followers("") == ["very", "so"])
    #expect(try followers("v") == ["very"])
    #expect(try followers("m") == [])
  }
}
