import Testing

@testable import Language

@Suite struct TrieTests {
  private func lexicon(_ words: [String]) throws -> Lexicon {
    try LanguageSource(words.map { ($0, 10) }).lexicon()
  }

  @Test func aNodeForEachBeginning() throws {
    // The root, i, in, inn, is, a, at.
    #expect(try lexicon(["in", "inn", "is", "at"]).trie.nodeCount == 7)
  }

  @Test func lettersHaveCodesByFrequency() throws {
    let lexicon = try lexicon(["eel", "eve", "bee"])
    #expect(lexicon.trie.code("e") == 1)
    #expect(lexicon.trie.letter(1) == "e")
    for letter in lexicon.trie.letters {
      #expect(lexicon.trie.letter(try #require(lexicon.trie.code(letter))) == letter)
    }
    #expect(lexicon.trie.code("z") == nil)
    #expect(lexicon.trie.letter(0) == nil)
    #expect(lexicon.trie.letter(200) == nil)
  }

  @Test func childrenOfANode() throws {
    let lexicon = try lexicon(["in", "inn", "is", "it", "at"])
    let i = try #require(lexicon.trie.find("i".unicodeScalars))
    var letters: [Unicode.Scalar?] = []
    lexicon.trie.forEachChild(of: i.index, end: i.end) { _, node, _ in
      letters.append(lexicon.trie.letter(node.letter))
    }
    #expect(Set(letters) == ["n", "s", "t"])
    let n = try #require(lexicon.trie.code("n"))
    let child = try #require(lexicon.trie.child(of: i.index, end: i.end, letter: n))
    #expect(lexicon.trie.spelling(child.index) == "in")
    let a = try #require(lexicon.trie.code("a"))
    #expect(lexicon.trie.child(of: i.index, end: i.end, letter: a) == nil)
  }

  @Test func theMostFrequentBranchComesFirst() throws {
    let lexicon = try LanguageSource([("it", 10), ("is", 500), ("in", 100)]).lexicon()
    let i = try #require(lexicon.trie.find("i".unicodeScalars))
    var letters: [Unicode.Scalar?] = []
    lexicon.trie.forEachChild(of: i.index, end: i.end) { _, node, _ in
      letters.append(lexicon.trie.letter(node.letter))
    }
    #expect(letters == ["s", "n", "t"])
  }

  @Test func aNodeKnowsTheBestBelowIt() throws {
    let lexicon = try LanguageSource(
      [("i", 10), ("inn", 500), ("into", 900)], offensive: ["into"]
    ).lexicon()
    let n = try #require(lexicon.trie.find("in".unicodeScalars))
    #expect(lexicon.trie.node(n.index).best == Quantity.byte(share: Elementary.log(500 / 1e6)))
    #expect(!lexicon.trie.node(n.index).isWord)
    let offensive = try #require(lexicon.trie.find("into".unicodeScalars))
    #expect(lexicon.trie.node(offensive.index).best == 0)
  }

  @Test func everyPartOfANodeHasItsBits() {
    let node = WordTrie.Node(
      bits: WordTrie.Node.bits(
        size: 0x12_3456, letter: 200, best: 255, own: 1, casing: .upper, isDictionaryWord: false,
        isOffensive: true))
    #expect(node.size == 0x12_3456)
    #expect(node.letter == 200)
    #expect(node.best == 255)
    #expect(node.own == 1)
    #expect(node.casing == .upper)
    #expect(!node.isDictionaryWord)
    #expect(node.isOffensive)
    #expect(node.isWord)
  }

  @Test func beyondItsNodesThereIsNothing() throws {
    let lexicon = try lexicon(["at"])
    #expect(!lexicon.trie.node(1_000).isWord)
    #expect(!lexicon.trie.node(-1).isWord)
    #expect(lexicon.trie.find("attic".unicodeScalars) == nil)
  }

  @Test func wordsThatAreTooLongAreLeftOut() throws {
    let long = String(repeating: "a", count: WordTrie.longestWord)
    let longest = String(repeating: "a", count: WordTrie.longestWord - 1)
    let lexicon = try lexicon([long, longest, "ab"])
    #expect(lexicon.trie.find(longest.unicodeScalars) != nil)
    #expect(lexicon.trie.find(long.unicodeScalars) == nil)
    #expect(lexicon.trie.find("ab".unicodeScalars) != nil)
  }

  @Test func noWordsAreNoTrouble() throws {
    let lexicon = try lexicon([])
    #expect(lexicon.trie.nodeCount == 1)
    #expect(lexicon.trie.find("a".unicodeScalars) == nil)
    let decoder = WordDecoder(
      languages: [("en", try LanguageSource([(String, Double)]()).lexicon())], keys: .qwerty)
    #expect(decoder.proposal(for: WordQuestion(typed: "teh")) == WordProposal())
  }
}
