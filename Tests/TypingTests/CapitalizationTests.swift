import TextTraits
import Testing
import Typing

@Suite("Capitals")
struct CapitalizationTests {
  private func wants(
    _ text: String, _ type: AutocapitalizationType = .sentences, _ language: String = "en"
  ) -> Bool {
    Capitalization(type: type, language: language).wantsCapital(after: text)
  }

  @Test(
    "a sentence begins with a capital",
    arguments: [
      "", "  ", "Hi. ", "Hi! ", "Hi? ", "Hi.  ", "Hi…  ", "line\n", "line\n  ", "He left.” ",
      "(See.) ", "He left.' ", "«Oui.» ", "[Yes!]\t", "I ran. It was I. ", "كيف؟ ", "हाँ। ",
    ])
  func beginning(text: String) { #expect(wants(text)) }

  @Test(
    "within a sentence there is no capital",
    arguments: ["H", "Hi ", "Hi.", "Hi, ", "3.5", "Hi; ", "Hi: ", "a.b", "Hi) "])
  func within(text: String) { #expect(!wants(text)) }

  @Test(
    "opening quotes and brackets keep the capital of the sentence they open",
    arguments: ["¿", "¡", "“", "(", "\"", "Hi. “", "Hi. (", "Hi.\n«", "'"])
  func openers(text: String) { #expect(wants(text)) }

  @Test(
    "opening quotes within a sentence do not begin one",
    arguments: ["He said “", "see (", "it's", "a\""])
  func openersWithin(text: String) { #expect(!wants(text)) }

  @Test(
    "abbreviations do not end a sentence",
    arguments: [
      ("en", "See Mr. "), ("en", "e.g. "), ("en", "i.e. "), ("en", "J. "), ("en", "(vs. "),
      ("en", "at 5 p.m. "), ("de", "z.B. "), ("de", "bzw. "), ("de", "am 3. "), ("de", "Dr. "),
      ("fr", "M. "), ("fr", "Mme. "), ("da", "d. 12. "), ("es", "Sra. "), ("de-AT", "ca. "),
    ])
  func abbreviations(language: String, text: String) {
    #expect(!wants(text, .sentences, language))
  }

  @Test(
    "words that only look like abbreviations end a sentence",
    arguments: [
      ("en", "in 3. "), ("en", "It was I. "), ("de", "im Jahr 1990. "), ("fr", "dr est là. "),
      ("en", "the mister. "), ("en", "end.. "),
    ])
  func notAbbreviations(language: String, text: String) {
    #expect(wants(text, .sentences, language))
  }

  @Test(
    "words mode capitalises after every space, not after a hyphen",
    arguments: [
      ("", true), ("anna ", true), ("anna\n", true), ("anna", false), ("anna (", true),
      ("anna-", false), ("anna. ", true),
    ])
  func words(text: String, expected: Bool) { #expect(wants(text, .words) == expected) }

  @Test("none never and all characters always want a capital", arguments: ["", "a", "a. ", "\n"])
  func extremes(text: String) {
    #expect(!wants(text, .none))
    #expect(wants(text, .allCharacters))
  }
}
