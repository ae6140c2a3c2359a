import Testing

@testable import TextTraits

/// How tables are looked up by language (BCP 47's look-up, RFC 4647 3.4).
@Suite struct LanguageFallbackTests {
  private let table = ["de": 1, "de-ch": 2, "zh-hant": 3]

  @Test(arguments: [
    ("de", 1), ("de-AT", 1), ("DE", 1), ("de_DE", 1), ("de-CH", 2), ("de-ch-1996", 2),
    ("zh-Hant-TW", 3), ("zh-Hant", 3), ("zh-Hans", nil), ("zh", nil), ("d", nil), ("", nil),
    ("-", nil), ("deu", nil),
  ])
  func lookUp(language: String, expected: Int?) {
    #expect(table.best(forLanguage: language) == expected)
  }
}
