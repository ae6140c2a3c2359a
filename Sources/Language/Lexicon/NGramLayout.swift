/// Where what stands in the section of pairs and triples: offsets in bytes.
struct NGramLayout {
  /// Words that occur; the start of a sentence has the rank after the last of them.
  let wordCount: Int
  let pairCount: Int
  /// Pairs that have triples.
  let longPairCount: Int
  let tripleCount: Int

  static let version: UInt32 = 1
  static let headerSize = 24
  /// An entry has no room for more words.
  static let maximumWords = 0x1_FFFF

  init(wordCount: Int, pairCount: Int, longPairCount: Int, tripleCount: Int) {
    self.wordCount = wordCount
    self.pairCount = pairCount
    self.longPairCount = longPairCount
    self.tripleCount = tripleCount
  }

  /// The layout that a section's header tells: version and four counts; nil where they make no
  /// sense.
  init?(header: ByteView) {
    guard header.count >= Self.headerSize, header.load(0) == Self.version else { return nil }
    let counts = (1...4).map { Int(header.load($0 * 4, as: UInt32.self)) }
    guard counts[0] <= Self.maximumWords, counts.dropFirst().allSatisfy({ $0 < 1 << 28 }) else {
      return nil
    }
    self.init(
      wordCount: counts[0], pairCount: counts[1], longPairCount: counts[2], tripleCount: counts[3])
  }

  var header: [UInt32] {
    [
      Self.version, UInt32(wordCount), UInt32(pairCount), UInt32(longPairCount),
      UInt32(tripleCount), 0,
    ]
  }

  /// The node of each rank, 4 bytes, ascending.
  var words: Int { Self.headerSize }
  /// Where the pairs of each rank begin, 4 bytes; one more for the start of a sentence, one for the
  /// end.
  var pairStarts: Int { words + wordCount * 4 }
  /// For each 64 pairs, which have triples, 8 bytes.
  var bits: Int { aligned(pairStarts + (wordCount + 2) * 4) }
  /// How many bits there are before each 64, 4 bytes.
  var bitCounts: Int { bits + bitWordCount * 8 }
  var bitWordCount: Int { (pairCount + 63) / 64 }
  /// Where the triples of each pair that has some begin, 4 bytes; one more for the end.
  var tripleStarts: Int { bitCounts + bitWordCount * 4 }
  /// The weight of what is shorter after each rank and the start of a sentence, 1 byte.
  var wordBackoffs: Int { tripleStarts + (longPairCount + 1) * 4 }
  /// The same after each pair that has triples, 1 byte.
  var pairBackoffs: Int { wordBackoffs + wordCount + 1 }
  /// Entries, 3 bytes.
  var pairs: Int { pairBackoffs + longPairCount }
  /// Entries, 3 bytes.
  var triples: Int { pairs + pairCount * 3 }
  var size: Int { triples + tripleCount * 3 }

  private func aligned(_ offset: Int) -> Int { (offset + 7) / 8 * 8 }
}
