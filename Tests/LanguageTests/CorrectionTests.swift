import Testing

@testable import Language

@Suite struct CorrectionTests {
  @Test(arguments: [
    ("teh", "the"), ("thw", "the"), ("becuase", "because"), ("lettr", "letter"),
    ("lettter", "letter"), ("wnat", "want"), ("tbecause", "because"), ("becausee", "because"),
    ("hrllo", "hello"), ("qater", "water"), ("thnak", "thank"), ("mornin", "morning"),
  ])
  func aSlipIsCorrected(typed: String, meant: String) throws {
    #expect(try SmallEnglish.decoder().correction(typed) == meant)
  }

  @Test(arguments: [
    ("recieve", "receive"), ("definately", "definitely"), ("resieve", "receive"),
  ])
  func aMisspellingByEarIsCorrected(typed: String, meant: String) throws {
    #expect(try SmallEnglish.decoder().correction(typed) == meant)
  }

  @Test func whatIsSpeltByEarIsOffered() throws {
    #expect(try SmallEnglish.decoder().suggestions("nite").first == "night")
  }

  @Test(arguments: [
    ("dont", "don't"), ("cafe", "café"), ("paris", "Paris"), ("iphone", "iPhone"), ("i", "I"),
    ("alot", "a lot"),
  ])
  func whatIsLeftOutIsPutIn(typed: String, meant: String) throws {
    #expect(try SmallEnglish.decoder().correction(typed) == meant)
  }

  @Test(arguments: [
    ("inthe", "in the"), ("goodmorning", "good morning"), ("inbthe", "in the"),
    ("goodnmorning", "good morning"), ("thankyou", "thank you"),
  ])
  func aSpaceLeftOutOrHitAsALetterIsPutIn(typed: String, meant: String) throws {
    #expect(try SmallEnglish.decoder().correction(typed) == meant)
  }

  @Test(arguments: ["Teh", "Becuase", "Dont"])
  func aCapitalStays(typed: String) throws {
    let corrected = try #require(try SmallEnglish.decoder().correction(typed))
    #expect(corrected.first?.isUppercase == true)
    #expect(corrected.dropFirst().allSatisfy { !$0.isUppercase })
  }

  @Test(arguments: SmallEnglish.words.map(\.0).filter { $0 != "teh" })
  func aWordIsNeverChangedOnItsLettersAlone(word: String) throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.correction(word) == nil)
    #expect(decoder.correction(word, after: "thank you very ") == nil)
  }

  @Test(arguments: [
    "TEH", "teh2", "t@h", "a/teh", "teh.com", "www.teh", "tEh", "#teh", "user_teh", "teh:the", "",
  ])
  func whatIsNoPlainWordIsNeverChanged(typed: String) throws {
    #expect(try SmallEnglish.decoder().correction(typed) == nil)
  }

  @Test(arguments: ["Obama's", "good-morning", "well-held", "cat's"])
  func whatIsMadeOfWordsIsNotChanged(typed: String) throws {
    #expect(try SmallEnglish.decoder().correction(typed) == nil)
  }

  @Test(arguments: ["Xylgrath", "Brknvt", "Trennick"])
  func aNameNobodyKnowsIsNotChanged(typed: String) throws {
    #expect(try SmallEnglish.decoder().correction(typed, after: "I want to ") == nil)
  }

  @Test func anOffensiveWordIsKnownButNotOffered() throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.correction("damn") == nil)
    for typed in ["dam", "damn", "damm", "dmn", "da"] {
      #expect(!decoder.suggestions(typed).contains("damn"))
    }
  }

  @Test func whatWasSaidDecidesBetweenWords() throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.suggestions("tk", after: "I want ").first == "to")
    #expect(decoder.correction("hoje", after: "I want to go ") == "home")
  }

  @Test func aRejectedCorrectionIsNotMadeAgain() throws {
    let rejected = RejectedCorrection(typed: "Teh", corrected: "the")
    let decoder = try SmallEnglish.decoder(PersonalLanguage(rejected: [rejected]))
    #expect(decoder.correction("teh") != "the")
    #expect(decoder.correction("becuase") == "because")
  }
}
