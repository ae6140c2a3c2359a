/// Known misspellings and what they mean, read in place.
struct ReplacementTable {
  private let bytes: ByteView
  private let count: Int

  static let version: UInt32 = 1

  /// The table over its section: version, count; where each entry is, in the order of the bytes of
  /// what is typed; for each entry two texts, each after its length in one byte.
  init?(_ bytes: ByteView) {
    guard bytes.load(0) == Self.version else { return nil }
    count = Int(bytes.load(4, as: UInt32.self))
    guard 8 + count * 4 <= bytes.count else { return nil }
    self.bytes = bytes
  }

  /// What is meant by a folded text, or nil.
  func intended(by typed: String) -> String? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let (found, next) = text(at: Int(bytes.load(8 + middle * 4, as: UInt32.self)))
      if found == typed { return text(at: next).text }
      if found.utf8.lexicographicallyPrecedes(typed.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  private func text(at offset: Int) -> (text: String, next: Int) {
    let length = Int(bytes.load(offset, as: UInt8.self))
    return (bytes.slice(offset + 1, length).text, offset + 1 + length)
  }
}
