/// The words that are written in several ways (us, US) or with inner capitals (iPhone).
struct WordForms {
  /// One way to write a word.
  struct Form: Hashable, Sendable {
    var text: String
    /// In nats: the share of running words.
    var logProbability: Float
    var isDictionaryWord: Bool
    var isOffensive: Bool
  }

  private let bytes: ByteView
  private let count: Int

  static let version: UInt32 = 1
  /// More ways to write a word are not kept.
  static let maximumForms = 8

  /// The forms over their section: version, count; for each word its node and where its forms are;
  /// the forms of each word.
  init?(_ bytes: ByteView) {
    guard bytes.load(0) == Self.version else { return nil }
    count = Int(bytes.load(4, as: UInt32.self))
    guard 8 + count * 8 <= bytes.count else { return nil }
    self.bytes = bytes
  }

  /// The forms of the word of a node, most frequent first.
  func forms(of node: Int) -> [Form] {
    guard let entry = binarySearch(count, for: UInt32(node), { bytes.load(8 + $0 * 8) }) else {
      return []
    }
    var offset = Int(bytes.load(8 + entry * 8 + 4, as: UInt32.self))
    let formCount = min(Int(bytes.load(offset, as: UInt8.self)), Self.maximumForms)
    offset += 1
    return (0..<formCount).map { _ in
      let flags: UInt8 = bytes.load(offset + 1)
      let length = Int(bytes.load(offset + 2, as: UInt8.self))
      defer { offset += 3 + length }
      return Form(
        text: bytes.slice(offset + 3, length).text,
        logProbability: Quantity.share(bytes.load(offset)),
        isDictionaryWord: flags & 1 != 0, isOffensive: flags & 2 != 0)
    }
  }
}
