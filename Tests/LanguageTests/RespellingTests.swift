import Testing

@testable import Language

@Suite struct RespellingTests {
  private func rules(_ typed: String, _ respellings: [Respelling], words: [String]) throws
    -> [[LetterRule]]
  {
    let lexicon = try LanguageSource(words.map { ($0, 10) }).lexicon()
    let word = TypedWord(WordQuestion(typed: typed), lexicon.folding)
    return Respelling.rules(respellings, word, lexicon.trie)
  }

  @Test func aRuleStandsWhereItsLettersAre() throws {
    let found = try rules("fluffy", [Respelling("f", "ph", 3)], words: ["ph"])
    #expect(found.map(\.count) == [1, 0, 0, 1, 1, 0])
    let rule = try #require(found.first?.first)
    #expect(rule.typedCount == 1)
    #expect(rule.meant.count == 2)
    #expect(rule.cost == 3)
  }

  @Test func severalLettersAreOneRule() throws {
    let found = try rules("nashun", [Respelling("shun", "tion", 3)], words: ["tion"])
    #expect(found.map(\.count) == [0, 0, 1, 0, 0, 0])
    #expect(found[2].first?.typedCount == 4)
  }

  @Test func whatIsCutOffIsNoRule() throws {
    #expect(
      try rules("nash", [Respelling("shun", "tion", 3)], words: ["tion"]).allSatisfy(\.isEmpty))
  }

  @Test func lettersThatNoWordHasAreNoRule() throws {
    #expect(try rules("f", [Respelling("f", "ph", 3)], words: ["hat"]).allSatisfy(\.isEmpty))
  }

  @Test func mostSpellingsOfASoundAreMistakenEitherWay() {
    let english = Respelling.table(language: "en")
    for (one, other) in [("f", "ph"), ("ie", "ei"), ("ance", "ence"), ("c", "k")] {
      #expect(english.contains { $0 == Respelling(one, other, $0.cost) })
      #expect(english.contains { $0 == Respelling(other, one, $0.cost) })
    }
  }

  @Test func silentLettersAreOnlyLeftOut() {
    let english = Respelling.table(language: "en")
    #expect(english.contains { $0 == Respelling("n", "kn", $0.cost) })
    #expect(!english.contains { $0 == Respelling("kn", "n", $0.cost) })
  }

  @Test func aRegionHasTheRulesOfItsLanguage() {
    #expect(Respelling.table(language: "en-GB") == Respelling.table(language: "en"))
    #expect(Respelling.table(language: "pt_BR") == Respelling.table(language: "pt"))
  }

  @Test func aLanguageNobodyWroteRulesForHasNone() {
    #expect(Respelling.table(language: "xx").isEmpty)
    #expect(Respelling.table(language: "").isEmpty)
  }

  @Test(arguments: ["en", "de", "es", "pt", "fr", "it", "pl", "ru", "sv", "tr"])
  func everyRuleSaysSomething(language: String) {
    let table = Respelling.table(language: language)
    #expect(!table.isEmpty)
    for rule in table {
      #expect(rule.typed != rule.meant)
      #expect(!rule.typed.isEmpty && !rule.meant.isEmpty)
      #expect(rule.cost > 0)
    }
  }

  @Test(arguments: [
    ("fotograf", "photograph"), ("nolledge", "knowledge"), ("acheive", "achieve"),
    ("independance", "independence"), ("enuff", "enough"), ("skool", "school"),
    ("rong", "wrong"), ("naturaly", "naturally"), ("publically", "publicly"),
  ])
  func whatIsHeardIsFoundAmongOthers(typed: String, meant: String) throws {
    let words = [
      "photograph", "photographs", "knowledge", "achieve", "independence", "enough", "school",
      "wrong", "naturally", "publicly", "rung", "snuff", "college", "archive", "stool", "natural",
    ]
    let lexicon = try LanguageSource(words.map { ($0, 50) }).lexicon()
    let decoder = WordDecoder(languages: [("en", lexicon)], keys: .qwerty)
    #expect(decoder.suggestions(typed).first == meant)
  }
}
