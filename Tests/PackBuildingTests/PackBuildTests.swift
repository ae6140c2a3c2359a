import Language
import PackSources
import PackTestSupport
import Stores
import TemporaryFolders
import Testing

@testable import PackBuilding

/// A pack from its sources to its words, with small sources of every kind.
@Suite struct PackBuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let wordstats = "wordstats/language_data/hermitdave/2018"
    // Centibels: the commoner, the smaller.
    try folder.writeGzip(
      WordfreqFixture.bytes([
        150: ["the", "i"], 200: ["am", "here"], 280: ["don't"], 400: ["münchen", "arse"],
        450: ["iphone", "dont", "mcdonald"], 470: ["gonna"], 500: ["kayla", "00"], 600: ["thsi"],
      ]), to: "wordfreq/data/large_en.msgpack.gz")
    try folder.write(
      "the 10000\ni 9000\nam 500\ndon 400\n't 400\ngonna 300\nkayla 150\n",
      to: "\(wordstats)/en/en_full.txt")
    for language in ["fr", "pl", "sv"] {
      try folder.write(
        "oui 19000\nkayla 150\n", to: "\(wordstats)/\(language)/\(language)_full.txt")
    }
    try folder.write("SET UTF-8\n", to: "usr/share/hunspell/en_US.aff")
    try folder.write(
      "8\nthe\nI\nam\nhere\ndon't\nMünchen\narse\nMcDonald\n", to: "usr/share/hunspell/en_US.dic")
    try folder.write(
      TrigramModelFixture.sample.bytes, to: "usr/share/pocketsphinx/model/en-us/en-us.lm.bin")
    try folder.write("Here I am.\n", to: "usr/share/games/fortunes/fortunes")
  }

  private func product(_ language: String = "en") throws -> PackBuild.Product {
    try PackBuild(
      LanguageFiles(language: language, folders: SourceFolders(roots: [folder.path]))
    ).product()
  }

  @Test func wordsAndTheirSpellings() throws {
    let source = try product().source
    func word(_ text: String) -> SourceWord? { source.words.first { $0.text == text } }
    #expect(source.words.first?.text == "the")
    for text in ["I", "don't", "München", "iPhone", "gonna", "Kayla"] {
      #expect(word(text)?.isDictionaryWord == true, "\(text)")
    }
    for text in ["i", "iphone", "dont", "don", "00"] { #expect(word(text) == nil, "\(text)") }
    #expect(word("arse")?.isOffensive == true)
    #expect(word("here")?.isOffensive == false)
    #expect(Set(source.words.map(\.text)).count == source.words.count)
  }

  @Test func contextIsThatOfTheModel() throws {
    let source = try product().source
    func index(_ text: String) -> Int32 {
      source.words.firstIndex { $0.text == text }.map(Int32.init) ?? -2
    }
    let start = SourceNGram.sentenceStart
    #expect(
      Set(source.bigrams.map(\.words)) == [
        [start, index("I")], [index("I"), index("am")], [index("am"), index("here")],
        [index("I"), index("here")],
      ])
    #expect(
      Set(source.trigrams.map(\.words)) == [
        [start, index("I"), index("am")], [index("I"), index("am"), index("here")],
      ])
    #expect(source.unigramBackoffs.count == source.words.count)
    #expect(source.sentenceStartBackoff < 0)
  }

  @Test func knownMisspellings() throws {
    let pairs = try product().source.replacements
    #expect(pairs.contains(SourceReplacement(typed: "dont", intended: "don't")))
  }

  @Test func packOpensAndTellsWhereItIsFrom() throws {
    let product = try product()
    let path = "\(folder.path)/en.pack"
    try product.writer.write(to: path)
    let pack = try LanguagePack(path)
    try pack.file.verify()
    #expect(pack.language == "en")
    #expect(pack.credits == product.credits)
    for part in ["en_US", "wordfreq 3.1.1", "wordstats 1.3.0", "CC BY-SA 4.0", "pocketsphinx"] {
      #expect(pack.credits.contains { $0.contains(part) }, "\(part)")
    }
    #expect(!pack.credits.contains { $0.contains("autocorrection") }, "there was none")
  }

  @Test func languageWithoutAList() throws {
    let error = try #require(throws: PackBuild.Failure.self) { try product("eo") }
    #expect("\(error)".hasPrefix("there is no list of words for 'eo'; "))
  }

  @Test func brokenSource() throws {
    let path = try folder.write("x", to: "usr/share/pocketsphinx/model/en-us/en-us.lm.bin")
    let error = try #require(throws: PackBuild.Failure.self) { try product() }
    #expect("\(error)" == "\(path): is no trigram model of pocketsphinx")
  }
}
