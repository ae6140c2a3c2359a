/// The scripts of the languages there are word lists for, each as the blocks its letters stand in
/// (Unicode's Blocks.txt).
struct Script: Equatable {
  private let blocks: [ClosedRange<UInt32>]

  static let all: [Script] = [
    // Latin: the basic blocks, the extended ones, additional; not × and ÷.
    Script(blocks: [
      0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x24F, 0x1E00...0x1EFF,
    ]),
    Script(blocks: [0x370...0x3FF, 0x1F00...0x1FFF]),  // Greek
    Script(blocks: [0x400...0x52F]),  // Cyrillic
    Script(blocks: [0x590...0x5FF]),  // Hebrew
    // Arabic, with the joiners of Persian
    Script(blocks: [0x600...0x6FF, 0x750...0x77F, 0x200C...0x200D]),
    Script(blocks: [0x900...0x97F, 0x200C...0x200D]),  // Devanagari, with its joiners
    Script(blocks: [0x980...0x9FF, 0x200C...0x200D]),  // Bengali
    Script(blocks: [0xB80...0xBFF]),  // Tamil
    Script(blocks: [0xAC00...0xD7A3]),  // Hangul
    Script(blocks: [0x3040...0x30FF, 0x3400...0x9FFF]),  // kana and Han
  ]

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    blocks.contains { $0.contains(scalar.value) }
  }

  /// The script most of these words are in.
  static func most(of words: some Sequence<String>) -> Script? {
    var counts = [Int](repeating: 0, count: all.count)
    for word in words {
      guard let first = word.unicodeScalars.first else { continue }
      if let index = all.firstIndex(where: { $0.contains(first) }) { counts[index] += 1 }
    }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most).map { all[$0] }
  }
}
