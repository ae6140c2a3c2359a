/// The trigram model of pocketsphinx-en-us: a trie keyed by the word predicted, then the word before
/// it, then the one before that. Layout: docs/packs.md.
public struct TrigramModel: Sendable {
  /// The words, by their number; `<s>` and `</s>` stand for the ends of a sentence.
  public let words: [String]
  /// In nats, by the number of the word.
  public let unigrams: [(logProbability: Float, backoff: Float)]
  /// The number of each word; of a word that is there twice, the first.
  let numbers: [String: Int]

  private let bytes: [UInt8]
  private let firstBigrams: [Int]
  private let bigramProbabilities: [Float]
  private let bigramBackoffs: [Float]
  private let trigramProbabilities: [Float]
  private let bigramStart: Int
  private let trigramStart: Int
  private let firstTrigramLimit: Int

  /// A pair of words in the order of the text, and the trigrams that end with it.
  public struct Bigram {
    /// The numbers of the words.
    public var first: Int, second: Int
    /// In nats: of the second after the first, and the weight of shorter contexts after both.
    public var logProbability: Float, backoff: Float
    /// The numbers of the words before the two, with the probability of the second word after
    /// both, in nats.
    public var trigrams: [(before: Int, logProbability: Float)]
  }

  private enum Format {
    static let magic = Array("Trie Language Model".utf8)
    static let wordBits = 17
    static let bigramBits = 70
    static let trigramBits = 33
    static let quantizationSize = 65536
    /// The file's unit, log 1.0001, in nats.
    static let unit: Float = 9.999_500_0e-5
  }

  /// The model of these bytes, read from the file at `path`.
  public init(_ path: String) throws(SourceError) {
    try self.init(bytes: try PackSources.bytes(ofFile: path), path: path)
  }

  init(bytes: [UInt8], path: String) throws(SourceError) {
    var reader = LittleEndianReader(bytes)
    let isModel = reader.bytes(Format.magic.count) == ArraySlice(Format.magic)
    guard isModel, reader.byte() == 3, let unigramCount = reader.integer(),
      let bigramCount = reader.integer(), let trigramCount = reader.integer(),
      reader.integer() == 1,
      let bigramProbabilities = reader.floats(Format.quantizationSize),
      let bigramBackoffs = reader.floats(Format.quantizationSize),
      let trigramProbabilities = reader.floats(Format.quantizationSize),
      let unigrams = reader.records(unigramCount + 1)
    else { throw SourceError(path, "is no trigram model of pocketsphinx") }
    func size(_ count: Int, bits: Int) -> Int { ((1 + count) * bits + 7) / 8 + 8 }
    bigramStart = reader.offset
    trigramStart = bigramStart + size(bigramCount, bits: Format.bigramBits)
    reader.offset = trigramStart + size(trigramCount, bits: Format.trigramBits)
    guard let words = reader.words(unigramCount) else {
      throw SourceError(path, "ends before its words do")
    }
    self.words = words
    numbers = Dictionary(zip(words, words.indices), uniquingKeysWith: { first, _ in first })
    self.bytes = bytes
    self.unigrams = unigrams.dropLast().map { ($0.0 * Format.unit, $0.1 * Format.unit) }
    // The file's count of bigrams is a few too high: the last unigram's pointer tells.
    firstBigrams = unigrams.map { Int($0.2) }
    guard zip(firstBigrams, firstBigrams.dropFirst()).allSatisfy({ $0 <= $1 }),
      firstBigrams.last.map({ $0 <= bigramCount }) ?? false
    else { throw SourceError(path, "has broken pointers") }
    firstTrigramLimit = trigramCount
    self.bigramProbabilities = bigramProbabilities.map { $0 * Format.unit }
    self.bigramBackoffs = bigramBackoffs.map { $0 * Format.unit }
    self.trigramProbabilities = trigramProbabilities.map { $0 * Format.unit }
  }

  /// What the model knows of a word by itself, or nil where it does not know the word.
  public func unigram(_ word: String) -> (logProbability: Float, backoff: Float)? {
    numbers[word].map { unigrams[$0] }
  }

  /// Calls `body` with every pair of words that ends with the word of this number.
  public func forEachBigram(
    endingWith second: Int, withTrigrams: Bool = true, _ body: (Bigram) -> Void
  ) {
    bytes.withUnsafeBytes { buffer in
      let bits = BitReader(bytes: buffer)
      for index in firstBigrams[second]..<firstBigrams[second + 1] {
        let place = bigramStart * 8 + index * Format.bigramBits
        let first = bits.read(place, Format.wordBits)
        guard first < words.count else { continue }
        body(
          Bigram(
            first: first, second: second,
            logProbability: bigramProbabilities[bits.read(place + 33, 16)],
            backoff: bigramBackoffs[bits.read(place + 17, 16)],
            trigrams: !withTrigrams
              ? []
              : trigrams(
                from: bits.read(place + 49, 21),
                to: bits.read(place + Format.bigramBits + 49, 21), bits)))
      }
    }
  }

  private func trigrams(
    from first: Int, to end: Int, _ bits: BitReader
  ) -> [(before: Int, logProbability: Float)] {
    guard first < end, end <= firstTrigramLimit else { return [] }
    return (first..<end).compactMap { index in
      let place = trigramStart * 8 + index * Format.trigramBits
      let before = bits.read(place, Format.wordBits)
      guard before < words.count else { return nil }
      return (before, trigramProbabilities[bits.read(place + Format.wordBits, 16)])
    }
  }
}
