import Testing

@testable import Language

/// Sections as they are written and read, and what is made of bytes that are none.
@Suite struct SectionBytesTests {
  private func view<Result>(_ bytes: [UInt8], _ body: (ByteView) throws -> Result) rethrows
    -> Result
  {
    try bytes.withUnsafeBytes { try body(ByteView($0)) }
  }

  private func words(_ values: UInt32...) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(values)
    return writer.bytes
  }

  @Test func numbersAreLittleEndian() {
    var writer = ByteWriter()
    writer.add(0x0102_0304 as UInt32)
    writer.add24(0xAB_CDEF)
    writer.add(short: "é")
    #expect(writer.bytes == [4, 3, 2, 1, 0xEF, 0xCD, 0xAB, 2, 0xC3, 0xA9])
    view(writer.bytes) { view in
      #expect(view.load(0) == 0x0102_0304 as UInt32)
      #expect(view.load24(4) == 0xAB_CDEF)
      #expect(view.slice(8, 2).text == "é")
    }
  }

  @Test func beyondTheEndIsZero() {
    view([1, 2, 3]) { view in
      #expect(view.load(0) == 0 as UInt32)
      #expect(view.load(-1) == 0 as UInt8)
      #expect(view.load(3) == 0 as UInt8)
      #expect(view.load(Int.max) == 0 as UInt8)
      #expect(view.slice(2, 100).count == 1)
      #expect(view.slice(100, 1).count == 0)
      #expect(view.slice(-5, 2).count == 2)
      #expect(view.slice(1, -5).count == 0)
    }
  }

  @Test func textThatIsNoneIsReplaced() {
    view([0x61, 0xFF, 0x62]) { #expect($0.text == "a\u{FFFD}b") }
  }

  @Test func sectionsStandAtMultiplesOfEight() {
    var writer = ByteWriter()
    writer.add(short: "ab")
    writer.align()
    #expect(writer.bytes.count == 8)
    writer.align()
    #expect(writer.bytes.count == 8)
  }

  @Test func aTextIsCutAtItsLength() {
    var writer = ByteWriter()
    writer.add(short: String(repeating: "x", count: 300))
    #expect(writer.bytes.count == 256)
    #expect(writer.bytes.first == 255)
  }

  @Test func anotherVersionIsNotRead() {
    let bytes = words(9, 0, 1, 0, 0, 0, 0, 0)
    view(bytes) { view in
      #expect(WordTrie(view) == nil)
      #expect(WordForms(view) == nil)
      #expect(NGramTable(view) == nil)
      #expect(LetterModel(view) == nil)
      #expect(ReplacementTable(view) == nil)
    }
    view([]) { #expect(WordTrie($0) == nil) }
  }

  @Test(arguments: [UInt32.max, 0x7FFF_FFFF, 300, 0x1000_0000])
  func countsThatDoNotFitAreRefused(count: UInt32) {
    view(words(1, count, 1, 0)) { #expect(WordTrie($0) == nil) }
    view(words(1, 0, count, 0)) { #expect(WordTrie($0) == nil) }
    view(words(1, count)) { view in
      #expect(WordForms(view) == nil)
      #expect(LetterModel(view) == nil)
      #expect(ReplacementTable(view) == nil)
    }
    for place in 1...4 {
      var header: [UInt32] = [1, 0, 0, 0, 0, 0]
      header[place] = count
      var writer = ByteWriter()
      writer.add(header)
      view(writer.bytes) { #expect(NGramTable($0) == nil) }
    }
  }

  @Test func aTrieWithoutNodesIsNone() {
    view(words(1, 0, 0, 0)) { #expect(WordTrie($0) == nil) }
  }

  @Test func formsOfANodeThatPointAnywhereAreNoCrash() {
    // One word, node 5, whose forms are said to be far beyond the end.
    view(words(1, 1, 5, 0xFFFF_FFF0)) { view in
      #expect(WordForms(view)?.forms(of: 5) == [])
      #expect(WordForms(view)?.forms(of: 6) == [])
    }
  }

  @Test func aNodeThatSaysItIsItsOwnChildEnds() {
    // Two nodes, each of size 0 and of size more than there is.
    var writer = ByteWriter()
    writer.add([1, 1, 2, 0x61] as [UInt32])
    let bits = [0, 0xFF_FFFF].map { size in
      WordTrie.Node.bits(
        size: size, letter: 1, best: 9, own: 9, casing: .lower, isDictionaryWord: true,
        isOffensive: false)
    }
    writer.add(words: bits)
    view(writer.bytes) { view in
      guard let trie = WordTrie(view) else { return }
      #expect(trie.spelling(1).count <= 1)
      #expect(trie.find("aaaa".unicodeScalars) == nil)
    }
  }

  @Test func replacementsAreFoundByHalves() throws {
    let rows = ["abd", "abc", "zz", "é", "m", "Teh"].map { ($0, $0 + "!") }
    let lexicon = try LanguageSource([("a", 1)], replacements: rows).lexicon()
    for (typed, intended) in rows {
      #expect(lexicon.replacements?.intended(by: typed.lowercased()) == intended)
    }
    for other in ["", "a", "abcd", "zzz", "ž"] {
      #expect(lexicon.replacements?.intended(by: other) == nil)
    }
  }

  @Test func theFirstOfTwoReplacementsCounts() throws {
    let lexicon = try LanguageSource(
      [("a", 1)], replacements: [("teh", "the"), ("Teh", "ten"), ("", "nothing")]
    ).lexicon()
    #expect(lexicon.replacements?.intended(by: "teh") == "the")
    #expect(lexicon.replacements?.intended(by: "") == nil)
  }

  @Test func thePartsOfThePairsFollowEachOther() {
    let layout = NGramLayout(wordCount: 3, pairCount: 70, longPairCount: 2, tripleCount: 5)
    let places = [
      layout.words, layout.pairStarts, layout.bits, layout.bitCounts, layout.tripleStarts,
      layout.wordBackoffs, layout.pairBackoffs, layout.pairs, layout.triples, layout.size,
    ]
    #expect(places == places.sorted())
    #expect(layout.bits % 8 == 0)
    // 70 pairs need two words of 64 bits; five triples of three bytes end it.
    #expect(layout.bitCounts - layout.bits == 16)
    #expect(layout.size - layout.triples == 15)
  }
}

extension ByteWriter {
  fileprivate mutating func add(words: [UInt64]) { for word in words { add(word) } }
}
