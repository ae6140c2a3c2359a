import LayoutFiles
import Testing

@Suite struct LanguageTagTests {
  /// RFC 5646, 2.1.1: the customary case of subtags.
  @Test(arguments: [
    ("DE-at", "de-AT"), ("zh-hANT-tw", "zh-Hant-TW"), ("es-419", "es-419"),
    ("fr-ch-T-K0-Azerty", "fr-CH-t-k0-azerty"), ("sr-latn-x-AB", "sr-Latn-x-ab"),
    ("de-1996", "de-1996"),
  ])
  func customaryCase(text: String, tag: String) {
    #expect(LanguageTag(text)?.description == tag)
  }

  @Test(arguments: [
    "", "e", "en_US", "en-", "-en", "en--US", "../en", "en/US", "12", "en-toolongsub",
  ])
  func notATag(_ text: String) {
    #expect(LanguageTag(text) == nil)
  }

  /// RFC 4647, 3.4: the last subtag goes, and a singleton before it with it.
  @Test(arguments: [
    ("zh-Hant-TW", "zh-Hant-TW zh-Hant zh"), ("de", "de"),
    ("fr-CH-t-k0-azerty", "fr-CH-t-k0-azerty fr-CH-t-k0 fr-CH fr"),
  ])
  func lookupChain(tag: String, chain: String) throws {
    let tag = try #require(LanguageTag(tag))
    #expect(tag.lookupChain.map(\.description).joined(separator: " ") == chain)
  }
}
