import Testing
import Typing

@Suite("Smart punctuation")
struct SmartPunctuationTests {
  /// Types the characters one after the other.
  private func type(
    _ keys: String, _ language: String = "en", quotes: Bool = true, dashes: Bool = true
  ) -> String {
    let smart = SmartPunctuation(quotes: quotes, dashes: dashes, language: language)
    return keys.reduce(into: "") { text, key in
      if let replacement = smart.replacement(for: String(key), after: text) {
        text.removeLast(replacement.removed.count)
        text += replacement.text
      } else {
        text.append(key)
      }
    }
  }

  @Test(
    "quotes follow the language",
    arguments: [
      ("en", "say \"hi\" now", "say “hi” now"), ("en", "'hi'", "‘hi’"),
      ("de", "sag \"ja\" und 'nein'", "sag „ja“ und ‚nein‘"),
      ("de-CH", "\"ja\" 'nein'", "«ja» ‹nein›"), ("fr", "\"oui\" 'non'", "«oui» ‹non›"),
      ("pl", "\"tak\"", "„tak”"), ("sv", "\"ja\"", "”ja”"), ("ru", "\"да\"", "«да»"),
      ("es", "\"sí\"", "«sí»"), ("ar", "\"نعم\"", "”نعم“"), ("xx", "\"a\"", "“a”"),
    ])
  func quotes(language: String, keys: String, expected: String) {
    #expect(type(keys, language) == expected)
  }

  @Test(
    "an apostrophe within a word is an apostrophe in every language",
    arguments: [
      ("en", "it's", "it’s"), ("de", "geht's", "geht’s"), ("fr", "l'eau", "l’eau"),
    ])
  func apostrophe(language: String, keys: String, expected: String) {
    #expect(type(keys, language) == expected)
  }

  @Test(
    "quotes open after brackets, dashes and other opening quotes",
    arguments: [("(\"a\")", "(“a”)"), ("\"'a'\"", "“‘a’”"), ("a -\"b\"", "a -“b”")])
  func nesting(keys: String, expected: String) { #expect(type(keys) == expected) }

  @Test(
    "two hyphens are a dash, three periods an ellipsis, more stay as they are",
    arguments: [
      ("a--b", "a—b"), ("a---", "a—-"), ("wait...", "wait…"), ("a-b", "a-b"), ("a..b", "a..b"),
      ("....", "…."),
    ])
  func dashes(keys: String, expected: String) { #expect(type(keys) == expected) }

  @Test("a row of hyphens that was there is left alone")
  func hyphensThatWereThere() {
    let punctuation = SmartPunctuation(quotes: true, dashes: true, language: "en")
    #expect(punctuation.replacement(for: "-", after: "a-") != nil)
    #expect(punctuation.replacement(for: "-", after: "a--") == nil)
  }

  @Test("each is off on its own")
  func off() {
    #expect(type("\"a--b...\"", quotes: false) == "\"a—b…\"")
    #expect(type("\"a--b...\"", dashes: false) == "“a--b...”")
  }

  @Test("the bar quotes what was typed as the language does")
  func quoted() {
    #expect(Quotes(language: "de").quoted("ja") == "„ja“")
    #expect(Quotes(language: "en").quoted("yes") == "“yes”")
  }
}
