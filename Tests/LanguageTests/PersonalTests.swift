import Testing

@testable import Language

@Suite struct PersonalTests {
  private let person = PersonalLanguage(
    words: [
      PersonalWord(text: "Toccata", count: 5), PersonalWord(text: "hygge", count: 20),
      PersonalWord(text: "Grüezi", count: 3),
    ],
    pairs: [
      PersonalPair(first: "hygge", second: "Toccata", count: 4),
      PersonalPair(first: nil, second: "Grüezi", count: 40),
    ])

  @Test func anOwnWordIsNotChanged() throws {
    let decoder = try SmallEnglish.decoder(person)
    #expect(decoder.correction("hygge") == nil)
    #expect(decoder.correction("Toccata") == nil)
    #expect(try SmallEnglish.decoder().suggestions("hygg").contains("hygge") == false)
  }

  @Test func anOwnWordIsOfferedAndCorrectedTo() throws {
    let decoder = try SmallEnglish.decoder(person)
    #expect(decoder.suggestions("hyg").first == "hygge")
    #expect(decoder.correction("hyghe") == "hygge")
    #expect(decoder.correction("toccata") == "Toccata")
  }

  @Test func ownPairsAreNextWords() throws {
    let decoder = try SmallEnglish.decoder(person)
    #expect(decoder.suggestions("", after: "hygge ").contains("Toccata"))
    #expect(decoder.suggestions("", after: "").contains("Grüezi"))
  }

  @Test func wordsThatNeverWereKeptAreNone() {
    let none = PersonalLanguage(words: [PersonalWord(text: "never", count: 0)])
    #expect(none.lexicon(language: "en")?.node(of: Array("never".unicodeScalars)) == nil)
    #expect(PersonalLanguage().lexicon(language: "en") == nil)
  }

  @Test func pairsOfWordsThatAreNotTheirsAreIgnored() {
    let odd = PersonalLanguage(
      words: [PersonalWord(text: "one", count: 1)],
      pairs: [PersonalPair(first: "two", second: "one", count: 1)])
    #expect(odd.lexicon(language: "en") != nil)
  }
}
