import Testing

@testable import Language

@Suite struct TwoLanguagesTests {
  private func decoder() throws -> WordDecoder {
    let german = LanguageSource(
      [
        ("der", 30_000), ("die", 30_000), ("und", 25_000), ("Haus", 300), ("Straße", 100),
        ("Mädchen", 60), ("ich", 15_000), ("bin", 2_000), ("nicht", 8_000),
      ], language: "de")
    return WordDecoder(
      languages: [("en", try SmallEnglish.source.lexicon()), ("de", try german.lexicon())],
      keys: .qwerty)
  }

  @Test(arguments: ["nicht", "Haus", "Straße", "hello", "the"])
  func aWordOfEitherIsNotChanged(word: String) throws {
    #expect(try decoder().correction(word) == nil)
  }

  @Test(arguments: [
    ("nixht", "nicht"), ("haus", "Haus"), ("strasse", "Straße"), ("madchen", "Mädchen"),
    ("becuase", "because"), ("teh", "the"),
  ])
  func eitherIsCorrectedTo(typed: String, meant: String) throws {
    #expect(try decoder().correction(typed) == meant)
  }

  @Test func theWordsBeforeTellTheLanguage() throws {
    let german = LanguageSource([("ich", 1_000), ("bin", 1_000)], language: "de")
    let english = LanguageSource([("I", 1_000), ("am", 1_000)])
    let lexicons = [try english.lexicon(), try german.lexicon()]
    func priors(_ text: String) -> [Float] {
      LanguagePriors.weigh(lexicons, ContextWords(text, Folding(language: "en")))
    }
    #expect(priors("")[0] > priors("")[1])
    #expect(priors("ich bin ")[0] < priors("ich bin ")[1])
    #expect(priors("I am ")[1] < priors("")[1])
    #expect(LanguagePriors.weigh([lexicons[0]], ContextWords("", Folding(language: "en"))) == [0])
  }
}
