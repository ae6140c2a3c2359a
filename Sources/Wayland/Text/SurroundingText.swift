/// The text around the caret, as the field told it. Offsets are in bytes of UTF-8.
public nonisolated struct SurroundingText: Hashable, Sendable {
  /// The text, at most 4,000 bytes.
  public let text: String
  /// Where the caret is; never inside a Unicode scalar.
  public let cursor: Int
  /// The other end of the selection; the caret where nothing is selected.
  public let anchor: Int

  /// The longest text the protocols allow.
  public static let byteLimit = 4000

  /// Nil for nonsense: no UTF-8, too long, or an offset outside the text or inside a scalar.
  public init?(bytes: [UInt8], cursor: UInt32, anchor: UInt32) {
    guard bytes.count <= Self.byteLimit,
      let text = String(validating: bytes, as: UTF8.self),
      Self.isBoundary(cursor, in: bytes), Self.isBoundary(anchor, in: bytes)
    else { return nil }
    self.text = text
    self.cursor = Int(cursor)
    self.anchor = Int(anchor)
  }

  private static func isBoundary(_ offset: UInt32, in bytes: [UInt8]) -> Bool {
    offset == bytes.count || (offset < bytes.count && bytes[Int(offset)] & 0xC0 != 0x80)
  }

  /// What stands before the selection.
  public var before: Substring { slice(0, min(cursor, anchor)) }
  /// What is selected.
  public var selection: Substring { slice(min(cursor, anchor), max(cursor, anchor)) }
  /// What stands after the selection.
  public var after: Substring { slice(max(cursor, anchor), text.utf8.count) }

  private func slice(_ start: Int, _ end: Int) -> Substring {
    let utf8 = text.utf8
    return text[
      utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
  }
}

// What was typed must not come into a log by chance: it describes itself without its text.
nonisolated extension SurroundingText: CustomStringConvertible, CustomReflectable {
  /// Lengths and places, no text.
  public var description: String {
    "SurroundingText(\(text.utf8.count) bytes, cursor \(cursor), anchor \(anchor))"
  }

  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
