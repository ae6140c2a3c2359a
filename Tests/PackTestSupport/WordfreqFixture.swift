/// Writes a word list in wordfreq's format, before gzip: MessagePack of a header and of one list for
/// each centibel.
public enum WordfreqFixture {
  /// The list with these words (at most 15) at these centibels.
  public static func bytes(_ lists: [Int: [String]]) -> [UInt8] {
    let last = lists.keys.max() ?? 0
    let count = last + 2
    var bytes: [UInt8] = [0xDC, UInt8(count >> 8), UInt8(count & 0xFF), 0x82]
    bytes += text("format") + text("cB") + text("version") + [0x01]
    for centibel in 0...last {
      let words = lists[centibel] ?? []
      bytes.append(0x90 + UInt8(words.count))
      for word in words { bytes += text(word) }
    }
    return bytes
  }

  /// A text of at most 31 bytes.
  private static func text(_ word: String) -> [UInt8] {
    [0xA0 + UInt8(word.utf8.count)] + Array(word.utf8)
  }
}
