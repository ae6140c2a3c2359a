import Testing

@testable import Language

@Suite struct LexiconTests {
  private func texts(_ lexicon: Lexicon, _ word: String) -> [String] {
    lexicon.node(of: lexicon.folding.fold(word)).map { lexicon.forms(of: $0).map(\.text) } ?? []
  }

  @Test func everyWordIsFoundAsItIsWritten() throws {
    let words = ["the", "then", "iPhone", "Paris", "NASA", "I'm", "München", "us", "US", "a"]
    let lexicon = try LanguageSource(words.map { ($0, 10) }).lexicon()
    for word in words { #expect(texts(lexicon, word).contains(word)) }
    #expect(Set(texts(lexicon, "us")) == ["us", "US"])
    #expect(texts(lexicon, "IPHONE") == ["iPhone"])
    #expect(texts(lexicon, "I’M") == ["I'm"])
  }

  @Test(arguments: ["th", "thens", "", "x", "par is", "日本"])
  func whatIsNoWordIsNotFound(text: String) throws {
    let lexicon = try LanguageSource([("the", 10), ("then", 1), ("Paris", 1)]).lexicon()
    #expect(texts(lexicon, text).isEmpty)
  }

  @Test func waysToWriteComeByFrequency() throws {
    let lexicon = try LanguageSource([("March", 90), ("march", 200)]).lexicon()
    #expect(texts(lexicon, "march") == ["march", "March"])
  }

  @Test func sharesAreKeptToATwentiethNat() throws {
    let lexicon = try LanguageSource([("the", 50_000), ("rare", 0.1)]).lexicon()
    let the = try #require(lexicon.node(of: lexicon.folding.fold("the")))
    let rare = try #require(lexicon.node(of: lexicon.folding.fold("rare")))
    // ln 0.05 and ln 1e-7
    #expect(abs(lexicon.forms(of: the)[0].logProbability + 2.9957) < 0.05)
    #expect(abs(lexicon.forms(of: rare)[0].logProbability + 16.118) < 0.05)
  }

  @Test func whatIsOffensiveOrUnknownIsMarked() throws {
    let lexicon = try LanguageSource(
      [("fine", 10), ("damn", 10), ("teh", 1)], unknown: ["teh"], offensive: ["damn"]
    ).lexicon()
    let marks = ["fine", "damn", "teh"].map { word in
      lexicon.node(of: lexicon.folding.fold(word)).map {
        let node = lexicon.trie.node($0)
        return [node.isDictionaryWord, node.isOffensive, node.mayBeOffered]
      }
    }
    #expect(marks == [[true, false, true], [true, true, false], [false, false, false]])
  }

  @Test func aBeginningIsOneRangeOfNodes() throws {
    let words = ["in", "inn", "inner", "into", "is", "it", "at"]
    let lexicon = try LanguageSource(words.map { ($0, 10) }).lexicon()
    let range = try #require(lexicon.trie.find("in".unicodeScalars))
    let within = words.filter { word in
      lexicon.node(of: lexicon.folding.fold(word)).map { (range.index..<range.end).contains($0) }
        ?? false
    }
    #expect(within == ["in", "inn", "inner", "into"])
  }

  @Test func aNodeTellsItsSpelling() throws {
    let words = ["banana", "band", "bandana", "a", "zoo"]
    let lexicon = try LanguageSource(words.map { ($0, 10) }).lexicon()
    for word in words {
      let node = try #require(lexicon.node(of: lexicon.folding.fold(word)))
      #expect(lexicon.trie.spelling(node) == word)
    }
  }

  @Test func turkishCapitalsAreItsOwn() throws {
    let lexicon = try LanguageSource(
      [("ılık", 10), ("ilk", 10), ("İzmir", 10)], language: "tr"
    ).lexicon()
    #expect(texts(lexicon, "ILIK") == ["ılık"])
    #expect(texts(lexicon, "İLK") == ["ilk"])
    #expect(texts(lexicon, "izmir") == ["İzmir"])
    #expect(lexicon.folding.uppercased("ilk") == "İLK")
  }

  @Test func aKnownMisspellingTellsWhatItMeans() throws {
    let lexicon = try LanguageSource(
      [("definitely", 10)], replacements: [("definately", "definitely"), ("alot", "a lot")]
    ).lexicon()
    #expect(lexicon.replacements?.intended(by: "definately") == "definitely")
    #expect(lexicon.replacements?.intended(by: "alot") == "a lot")
    #expect(lexicon.replacements?.intended(by: "definitely") == nil)
    #expect(try LanguageSource([("a", 1)]).lexicon().replacements == nil)
  }

  @Test func aNewWordLooksLikeTheOnesThatAreKnown() throws {
    let lexicon = try LanguageSource(
      ["banana", "bandana", "ananas", "nab", "ban"].map { ($0, 10) }
    ).lexicon()
    let letters = try #require(lexicon.letters)
    #expect(
      letters.logProbability("banan".unicodeScalars)
        > letters.logProbability("bnnaa".unicodeScalars) + 2)
    #expect(letters.logProbability("日本".unicodeScalars).isFinite)
  }
}
