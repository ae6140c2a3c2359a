/// A text field of some app: what it shows, and what it thinks of what was done to it.
public final class StageField {
  /// The text, without what is being composed.
  public private(set) var text: String
  /// Where the caret is, in bytes.
  public private(set) var cursor: Int
  /// What is being composed at the caret.
  public private(set) var preedit = ""
  /// How often Return was pressed.
  public private(set) var returns = 0
  /// Purpose, in the numbers of the protocol that carries it.
  public var purpose: UInt32
  /// Hints, in the numbers of the protocol that carries it.
  public var hints: UInt32
  /// Whether it tells the text around the caret.
  public var tellsSurroundingText: Bool
  /// What no field could make sense of.
  public private(set) var faults: [String] = []

  /// A field with this text and the caret at its end.
  public init(
    _ text: String = "", purpose: UInt32 = 0, hints: UInt32 = 0, tellsSurroundingText: Bool = true
  ) {
    self.text = text
    cursor = text.utf8.count
    self.purpose = purpose
    self.hints = hints
    self.tellsSurroundingText = tellsSurroundingText
  }

  /// Moves the caret, as the person does it.
  public func moveCaret(to offset: Int) {
    cursor = offset
  }

  /// Deletes around the caret and inserts, in the protocols' order.
  public func apply(deleteBefore: Int, deleteAfter: Int, commit: String, preedit: String) {
    let start = cursor - deleteBefore
    let end = cursor + deleteAfter
    if isBoundary(start), isBoundary(end) {
      replace(start..<end, with: commit)
    } else {
      faults.append("deletes \(deleteBefore) + \(deleteAfter) bytes at \(cursor)")
    }
    self.preedit = preedit
  }

  /// Types a key.
  public func type(keysym: UInt32, text: String) {
    switch keysym {
    case 0xff08:
      replace(cursor - character(before: true)..<cursor, with: "")
    case 0xff0d: returns += 1
    case 0xff51: cursor -= character(before: true)
    case 0xff53: cursor += character(before: false)
    case 0xff00...0xffff: break
    default: replace(cursor..<cursor, with: text)
    }
  }

  private func replace(_ range: Range<Int>, with new: String) {
    let before = bytes(0..<range.lowerBound) + Array(new.utf8)
    let after = bytes(range.upperBound..<text.utf8.count)
    text = String(decoding: before + after, as: UTF8.self)
    cursor = before.count
  }

  /// How many bytes the character on this side of the caret has.
  private func character(before: Bool) -> Int {
    let range = before ? 0..<cursor : cursor..<text.utf8.count
    let part = String(decoding: bytes(range), as: UTF8.self)
    return (before ? part.last : part.first).map { String($0).utf8.count } ?? 0
  }

  private func bytes(_ range: Range<Int>) -> [UInt8] {
    Array(Array(text.utf8)[range])
  }

  /// Whether an offset is between two characters as a person counts them.
  private func isBoundary(_ offset: Int) -> Bool {
    guard (0...text.utf8.count).contains(offset) else { return false }
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    return index == text.endIndex || text.indices.contains(index)
  }
}
