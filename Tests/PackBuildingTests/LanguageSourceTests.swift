import Glibc
import Language
import PackTestSupport
import Testing

@testable import PackBuilding
@testable import PackSources

/// Languages with their own ways: German nouns, French elisions, Turkish letters.
@Suite struct LanguageSourceTests {
  private func builder(
    _ language: String, right: String, written: [String: Double], spoken: [String: Int] = [:],
    text: String = ""
  ) -> LanguageSourceBuilder {
    var builder = LanguageSourceBuilder(language: language, authority: WordAuthority(right))
    builder.written = written.map { ($0.key, log($0.value)) }
    builder.spoken = spoken
    builder.prose.add(text)
    return builder
  }

  private func texts(_ source: LanguageSource?) -> Set<String> {
    Set((source?.words ?? []).map(\.text))
  }

  @Test func germanNounsAndCompounds() throws {
    let source = builder(
      "de", right: "und Haus Haustür essen Essen",
      written: [
        "und": 0.5, "haus": 0.1, "haustür": 0.01, "essen": 0.2,
      ], text: "Wir essen und das Essen ist gut."
    ).source()
    let found = texts(source)
    for word in ["und", "Haus", "Haustür", "essen", "Essen"] { #expect(found.contains(word)) }
    #expect(!found.contains("haus"))
  }

  @Test func pairsOfTextAreTheContext() throws {
    let source = try #require(
      builder(
        "de", right: "das Haus ist alt",
        written: ["das": 0.4, "haus": 0.3, "ist": 0.2, "alt": 0.1],
        text: "Das Haus ist alt. Das Haus ist alt."
      ).source())
    let texts = source.bigrams.map { bigram in
      bigram.words.map { $0 < 0 ? "^" : source.words[Int($0)].text }
    }
    #expect(Set(texts) == [["^", "das"], ["das", "Haus"], ["Haus", "ist"], ["ist", "alt"]])
    #expect(source.unigramBackoffs.count == source.words.count)
    #expect(source.trigrams.isEmpty)
  }

  @Test func frenchElisions() throws {
    let source = builder(
      "fr", right: "heure l' l'heure c' est c'est la",
      written: [
        "la": 0.5, "l": 0.1, "c": 0.1, "est": 0.2, "heure": 0.1,
      ], spoken: ["la": 500, "l'": 100, "c'": 100, "est": 200, "heure": 100]
    ).source()
    let found = texts(source)
    for word in ["l'", "c'", "l'heure", "c'est", "heure"] {
      #expect(found.contains(word), "\(word)")
    }
    #expect(!found.contains("l'la"))
    #expect(source?.words.allSatisfy(\.isDictionaryWord) == true)
  }

  @Test func turkishLetters() throws {
    let source = builder(
      "tr", right: "İzmir ılık", written: ["izmir": 0.5, "ılık": 0.5]
    ).source()
    #expect(texts(source).isSuperset(of: ["İzmir", "ılık"]))
  }

  @Test func entriesOfTheDictionaryHelpShortLists() throws {
    var builder = builder("hi", right: "है पुस्तक", written: ["है": 1])
    builder.entries = ["पुस्तक", "book"]
    #expect(texts(builder.source()) == ["है", "पुस्तक"])
  }

  @Test func namesOfEverywhereGiveWayToWords() throws {
    let french = builder("fr", right: "un la", written: ["un": 0.5, "la": 0.5]).source()
    #expect(texts(french).contains("un"))
    #expect(!texts(french).contains("UN"))
    let swedish = builder("sv", right: "en", written: ["en": 1]).source()
    #expect(texts(swedish).contains("YouTube"))
  }

  @Test func noWordsNoSource() {
    #expect(builder("de", right: "", written: [:]).source() == nil)
    #expect(builder("de", right: "", written: ["00": 1]).source() == nil)
  }

  @Test func onlyMisspellingsAreReplaced() throws {
    var builder = builder("sv", right: "en", written: ["en": 1])
    builder.autocorrections = [
      Autocorrection(typed: "ocg", intended: "och"), Autocorrection(typed: "(c)", intended: "©"),
      Autocorrection(typed: "en", intended: "ett"), Autocorrection(typed: "x1", intended: "xi"),
      Autocorrection(typed: "ocg", intended: "org"), Autocorrection(typed: "så", intended: "så"),
      Autocorrection(typed: "tillexempel", intended: "till exempel"),
    ]
    #expect(
      builder.source()?.replacements == [
        SourceReplacement(typed: "ocg", intended: "och"),
        SourceReplacement(typed: "tillexempel", intended: "till exempel"),
      ])
  }

  @Test func contextOfAModelKeepsWhatIsKnown() throws {
    let model = try TrigramModel(bytes: TrigramModelFixture.sample.bytes, path: "sample")
    // `here` is not known, so nothing with it is.
    let context = ContextNGrams(model, indices: ["i": 0, "am": 1], keys: ["i", "am"])
    #expect(context.bigrams.map(\.words) == [[SourceNGram.sentenceStart, 0], [0, 1]])
    #expect(context.trigrams.map(\.words) == [[SourceNGram.sentenceStart, 0, 1]])
    let unit = 0.000_099_995
    #expect(abs(Double(context.bigrams[1].logProbability) + 8000 * unit) < 1e-4)
    #expect(abs(Double(context.bigrams[1].backoff) + 2500 * unit) < 1e-4)
    #expect(abs(Double(context.trigrams[0].logProbability) + 6000 * unit) < 1e-4)
    #expect(abs(Double(context.unigramBackoffs[0]) + 3000 * unit) < 1e-4)
    #expect(abs(Double(context.sentenceStartBackoff) + 1000 * unit) < 1e-4)
  }

  @Test func creditsNameDictionaries() {
    var credits = Credits()
    credits.dictionaries([])
    #expect(credits.lines.isEmpty)
    credits.dictionaries(["/usr/share/hunspell/en_US", "/usr/share/hunspell/en_GB"])
    #expect(credits.lines.first?.hasPrefix("hunspell dictionaries en_US, en_GB,") == true)
  }
}
