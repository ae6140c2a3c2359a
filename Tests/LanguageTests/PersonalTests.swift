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

  @Test("What follows a word that is not the person's own is a next word too")
  func pairsAfterTheLanguagesWords() throws {
    let pairs = ["to", "I", "qwack"].map { PersonalPair(first: $0, second: "hygge", count: 2) }
    let decoder = try SmallEnglish.decoder(
      PersonalLanguage(words: [PersonalWord(text: "hygge", count: 2)], pairs: pairs))
    for first in ["to", "I", "qwack"] {
      #expect(decoder.suggestions("", after: "so \(first) ").contains("hygge"), "\(first)")
    }
    #expect(!decoder.suggestions("", after: "the ").contains("hygge"))
  }

  @Test("A word that only stands before an own one is not the person's own")
  func wordsBeforeAreNotOwn() throws {
    let decoder = try SmallEnglish.decoder(
      PersonalLanguage(
        words: [PersonalWord(text: "hygge", count: 9)],
        pairs: ["becuase", "Becuase"].map { PersonalPair(first: $0, second: "hygge", count: 1) }))
    #expect(decoder.correction("becuase") == "because")
    for typed in ["becu", ""] {
      #expect(!decoder.suggestions(typed).contains { $0.lowercased() == "becuase" })
    }
  }

  @Test(
    "An own word of few uses is offered for a part of it, but does not replace what was typed",
    arguments: [1, 2], ["xyl", "xlo", "xyli"])
  func fewUses(count: Int, typed: String) throws {
    let person = PersonalLanguage(
      words: [PersonalWord(text: "xylo", count: Double(count))],
      pairs: [PersonalPair(first: "so", second: "xylo", count: Double(count))])
    let decoder = try SmallEnglish.decoder(person)
    for context in ["", "so "] {
      #expect(decoder.correction(typed, after: context) == nil)
      #expect(decoder.suggestions(typed, after: context).first == "xylo")
    }
  }

  @Test("An own word of few uses is corrected to where it is far likelier; one of many sooner")
  func farLikelier() throws {
    func correction(_ typed: String, count: Double) throws -> String? {
      try SmallEnglish.decoder(
        PersonalLanguage(words: [PersonalWord(text: "Kowalski", count: count)])
      ).correction(typed)
    }
    #expect(try correction("kowalski", count: 2) == "Kowalski")
    #expect(try correction("Kowalksi", count: 2) == "Kowalski")
    #expect(try correction("Kowalki", count: 20) == "Kowalski")
  }

  @Test("Few uses do not keep the language's own correction away")
  func fewUsesOfAKnownWord() throws {
    let decoder = try SmallEnglish.decoder(
      PersonalLanguage(words: [
        PersonalWord(text: "because", count: 2), PersonalWord(text: "recieve", count: 2),
      ]))
    #expect(try SmallEnglish.decoder().correction("becuase") == "because")
    #expect(decoder.correction("becuase") == "because")
    #expect(decoder.correction("recieve") == nil)
  }

  @Test func wordsThatNeverWereKeptAreNone() {
    let none = PersonalLanguage(words: [PersonalWord(text: "never", count: 0)])
    #expect(none.lexicon(language: "en")?.node(of: Array("never".unicodeScalars)) == nil)
    #expect(PersonalLanguage().lexicon(language: "en") == nil)
  }

  @Test func pairsToWordsThatAreNotTheirsAreIgnored() throws {
    let odd = PersonalLanguage(
      words: [PersonalWord(text: "one", count: 1)],
      pairs: [PersonalPair(first: "one", second: "qwack", count: 9)])
    #expect(try !SmallEnglish.decoder(odd).suggestions("", after: "one ").contains("qwack"))
  }
}
