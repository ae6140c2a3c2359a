import Testing

@testable import Language

/// Two languages at once: where both know a word, what was said decides.
@Suite struct LanguagePriorsTests {
  private let english = LanguageSource(
    [("the", 50_000), ("gift", 80), ("hand", 300), ("a", 20_000), ("is", 10_000), ("give", 300)])
  private let german = LanguageSource(
    [
      ("das", 20_000), ("Gift", 20), ("Hand", 200), ("ist", 15_000), ("ein", 12_000),
      ("geben", 300), ("gern", 200),
    ], language: "de")

  private func decoder(first: String = "en") throws -> WordDecoder {
    let both = [("en", try english.lexicon()), ("de", try german.lexicon())]
    return WordDecoder(languages: first == "en" ? both : both.reversed(), keys: .qwerty)
  }

  @Test func theCapitalOfTheRunningLanguageWins() throws {
    #expect(try decoder().suggestions("han", after: "the ").first == "hand")
    #expect(try decoder().suggestions("han", after: "das ist ").first == "Hand")
  }

  @Test func completionsComeFromBoth() throws {
    let found = try decoder().proposal(
      for: WordQuestion(context: "", typed: "g"), limit: 10
    ).suggestions
    #expect(Set(["gift", "give", "geben", "gern"]).isSubset(of: found))
  }

  @Test func nextWordsFollowTheLanguageOfTheSentence() throws {
    #expect(try decoder().suggestions("", after: "das ist ein ").contains("das"))
    #expect(try decoder().suggestions("", after: "the hand is a ").first == "the")
  }

  @Test func aWordOfTheOtherLanguageStaysInEitherOrder() throws {
    for first in ["en", "de"] {
      let decoder = try decoder(first: first)
      for word in ["gift", "Gift", "das", "the", "Hand", "hand", "gern"] {
        #expect(decoder.correction(word) == nil, "\(word)")
        #expect(decoder.correction(word, after: "the ") == nil, "\(word)")
      }
    }
  }

  @Test func priorsAreProbabilities() throws {
    let lexicons = [try english.lexicon(), try german.lexicon()]
    for text in ["", "the ", "das ist ", "xyz ", "12 "] {
      let priors = LanguagePriors.weigh(
        lexicons, ContextWords(text, Folding(language: "en")))
      let sum = priors.reduce(0) { $0 + Elementary.exp($1) }
      #expect(sum > 0.99 && sum < 1.03, "\(text)")
      #expect(priors.allSatisfy { $0 <= 0 && $0 >= -4 })
    }
  }

  @Test func theRunningLanguageIsLikelier() throws {
    let lexicons = [try english.lexicon(), try german.lexicon()]
    let priors = LanguagePriors.weigh(lexicons, ContextWords("", Folding(language: "en")))
    #expect(priors[0] > priors[1])
  }
}
