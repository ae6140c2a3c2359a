import Testing

@testable import PackBuilding

/// What of a list is a word.
@Suite struct WordShapeTests {
  private func shape(_ sample: String...) throws -> WordShape {
    WordShape(script: try #require(Script.most(of: sample)))
  }

  @Test func latin() throws {
    let shape = try shape("the", "of", "дом")
    for word in ["a", "don't", "well-known", "naïve", "l'", "œuvre"] {
      #expect(shape.word(word) == word)
    }
    #expect(shape.word("don’t") == "don't")
    #expect(shape.word("cafe\u{301}").map { Array($0.unicodeScalars).count } == 4)
    for text in ["", "00", "a1", "'t", "-a", "a-", "a--b", "дом", "a_b", "c++", "😀"] {
      #expect(shape.word(text) == nil, "\(text)")
    }
    #expect(shape.word(String(repeating: "a", count: 41)) == nil)
  }

  @Test(arguments: [
    ("дом", "в"), ("في", "من"), ("है", "में"), ("λόγος", "και"), ("שלום", "של"), ("한국", "이"),
  ])
  func otherScripts(sample: String, word: String) throws {
    let shape = try shape(sample)
    #expect(shape.word(word) == word)
    #expect(shape.word("the") == nil)
  }

  @Test func persian() throws {
    let shape = WordShape(script: try #require(Script.most(of: ["از"])), language: "fa")
    #expect(shape.word("می\u{200C}خواهم") == "می\u{200C}خواهم")
    #expect(shape.word("\u{200C}") == nil)
    #expect(shape.word("كيفي") == "کیفی", "as Arabic keyboards type it")
    #expect(try self.shape("في").word("كيفي") == "كيفي")
  }

  @Test func noWordsHaveNoScript() {
    #expect(Script.most(of: ["00", "!"]) == nil)
    #expect(Script.most(of: [String]()) == nil)
  }

  @Test func listsOfOurOwn() {
    let list = WordList(Array("# heading\niPhone\n\n  Wi-Fi  # a note\n".utf8))
    #expect(list.entries == ["iPhone", "Wi-Fi"])
  }

  @Test func offensiveWords() {
    let words = OffensiveWords(WordList(Array("fuck*\nass\n".utf8)))
    #expect(words.contains("fucking"))
    #expect(words.contains("ass"))
    #expect(!words.contains("assume"))
  }

  @Test(
    "Our own lists hold words, each once",
    arguments: [
      "ar", "de", "en", "es", "fa", "fr", "he", "hi", "it", "pl", "pt", "ru", "sv", "tr",
    ])
  func ownLists(language: String) {
    for list in [OwnLists.offensive(language), OwnLists.everyday(language)] {
      #expect(Set(list.entries).count == list.entries.count)
      #expect(list.entries.allSatisfy { !$0.contains(" ") })
    }
    #expect(!OwnLists.offensive(language).entries.isEmpty)
    #expect(OwnLists.misspellings("en").contains { $0 == ("alot", "a lot") })
  }
}
