import Testing

@testable import Language

/// Words that are known, and never brought up.
@Suite struct OffensiveWordsTests {
  private let source = LanguageSource(
    [
      ("shoot", 60), ("short", 200), ("hell", 300), ("hello", 90), ("help", 400), ("go", 900),
      ("to", 20_000), ("the", 50_000),
    ], offensive: ["hell"], pairs: [("to", "hell", -0.5), ("to", "the", -2)],
    replacements: [("helo", "hello")])

  private func decoder(_ person: PersonalLanguage = PersonalLanguage()) throws -> WordDecoder {
    WordDecoder(
      languages: [("en", try source.lexicon())], keys: .qwerty, personal: person)
  }

  @Test(arguments: ["hell", "Hell", "HELL"])
  func whatIsTypedIsNotChanged(typed: String) throws {
    #expect(try decoder().correction(typed) == nil)
  }

  @Test(arguments: ["h", "he", "hel", "hel", "helk", "hekl", "hhell", "hall", "hwll"])
  func theyAreNeverOffered(typed: String) throws {
    #expect(try !decoder().suggestions(typed).contains("hell"))
    #expect(try !decoder().suggestions(typed, after: "go to ").contains("hell"))
    #expect(try decoder().correction(typed, after: "go to ") != "hell")
  }

  @Test func whoWantsThemIsOfferedThem() throws {
    var lexicon = try source.lexicon()
    lexicon.offersOffensiveWords = true
    let decoder = WordDecoder(languages: [("en", lexicon)], keys: .qwerty)
    #expect(decoder.suggestions("hel").contains("hell"))
    #expect(decoder.correction("hekl", after: "go to ") == "hell")
    #expect(decoder.suggestions("", after: "go to ").contains("hell"))
  }

  @Test func theyAreNoNextWord() throws {
    let words = try decoder().suggestions("", after: "go to ")
    #expect(words.first == "the")
    #expect(!words.contains("hell"))
  }

  @Test func nextLettersDoNotLeadThere() throws {
    let letters = try decoder().nextCharacters(for: WordQuestion(context: "to ", typed: "hell"))
    // Only "hello" goes on; a space would end the word.
    #expect(letters.keys.sorted() == ["o"])
  }

  @Test func whatGoesOnFromOneIsOffered() throws {
    #expect(try decoder().suggestions("hell").contains("hello"))
  }

  @Test func aPersonsOwnWordIsTheirs() throws {
    let person = PersonalLanguage(words: [PersonalWord(text: "hell", count: 9)])
    #expect(try decoder(person).suggestions("hel").contains("hell"))
  }
}
