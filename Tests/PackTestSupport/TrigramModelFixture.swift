/// Writes a trigram model by the layout in docs/packs.md, for a few words.
public struct TrigramModelFixture: Sendable {
  /// The words, the first of which are the ends of a sentence.
  public var words: [String]
  /// Probabilities and back-offs, in the file's unit: log 1.0001.
  public var unigrams: [(probability: Float, backoff: Float)]
  /// By the word predicted: the word before, probability, back-off, and what stands before both.
  public var bigrams:
    [[(before: Int, probability: Float, backoff: Float, trigrams: [(Int, Float)])]]

  /// The file.
  public var bytes: [UInt8] {
    var table = Quantization()
    var pairs = BitWriter()
    var triples = BitWriter()
    var pairCount = 0
    var tripleCount = 0
    var firsts: [Int] = []
    for (word, _) in words.enumerated() {
      firsts.append(pairCount)
      for bigram in bigrams[word] {
        pairs.write(bigram.before, 17)
        pairs.write(table.backoff(bigram.backoff), 16)
        pairs.write(table.probability(bigram.probability), 16)
        pairs.write(tripleCount, 21)
        pairCount += 1
        for (before, probability) in bigram.trigrams {
          triples.write(before, 17)
          triples.write(table.trigram(probability), 16)
          tripleCount += 1
        }
      }
    }
    firsts.append(pairCount)
    // The entry after the last, for its pointer.
    pairs.write(0, 49)
    pairs.write(tripleCount, 21)
    var bytes = Array("Trie Language Model".utf8) + [3]
    for number in [words.count, pairCount, tripleCount, 1] { bytes += Self.bytes(UInt32(number)) }
    for values in [table.probabilities, table.backoffs, table.trigrams] {
      for index in 0..<65536 {
        bytes += Self.bytes((index < values.count ? values[index] : 0).bitPattern)
      }
    }
    for (index, first) in firsts.enumerated() {
      let unigram = index < unigrams.count ? unigrams[index] : (0, 0)
      bytes += Self.bytes(unigram.0.bitPattern) + Self.bytes(unigram.1.bitPattern)
      bytes += Self.bytes(UInt32(first))
    }
    bytes += pairs.bytes(count: ((1 + pairCount) * 70 + 7) / 8 + 8)
    bytes += triples.bytes(count: ((1 + tripleCount) * 33 + 7) / 8 + 8)
    let text = words.flatMap { word -> [UInt8] in Array(word.utf8) + [0] }
    return bytes + Self.bytes(UInt32(text.count)) + text
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// The tables that numbers of 16 bits point into.
  private struct Quantization {
    var probabilities: [Float] = []
    var backoffs: [Float] = []
    var trigrams: [Float] = []

    mutating func probability(_ value: Float) -> Int {
      probabilities.append(value)
      return probabilities.count - 1
    }

    mutating func backoff(_ value: Float) -> Int {
      backoffs.append(value)
      return backoffs.count - 1
    }

    mutating func trigram(_ value: Float) -> Int {
      trigrams.append(value)
      return trigrams.count - 1
    }
  }

  /// Numbers of any width, the lowest bit first.
  private struct BitWriter {
    private var bits: [Bool] = []

    mutating func write(_ number: Int, _ width: Int) {
      for bit in 0..<width { bits.append(number >> bit & 1 == 1) }
    }

    func bytes(count: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      for (place, bit) in bits.enumerated() where bit && place / 8 < count {
        bytes[place / 8] |= 1 << (place % 8)
      }
      return bytes
    }
  }

  /// `<s>`, `</s>`, `i`, `am`, `here`: i after the start, am after i, here after am and after i am.
  public static let sample = TrigramModelFixture(
    words: ["<s>", "</s>", "i", "am", "here"],
    unigrams: [(-99_999, -1000), (-5000, 0), (-20_000, -3000), (-30_000, -4000), (-40_000, 0)],
    bigrams: [
      [], [], [(0, -7000, -2000, [])], [(2, -8000, -2500, [(0, -6000)])],
      [(3, -9000, 0, [(2, -5500)]), (2, -25_000, 0, [])],
    ])
}
