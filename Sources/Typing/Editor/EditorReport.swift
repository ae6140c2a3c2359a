/// What a field says about its text, as the protocols word it: a window of the text and two byte
/// offsets into it. Nothing here is trusted.
public struct EditorReport: Hashable, Sendable {
  /// The text around the caret, without the composition; clients cut it at 4,000 bytes.
  public var text: String
  /// The caret, in bytes of UTF-8 from the beginning of `text`.
  public var cursor: Int
  /// The other end of the selection, or the same as `cursor`.
  public var anchor: Int
  /// Whether the field says that it was not the keyboard that changed something.
  public var isOthersDoing: Bool

  /// A report of these parts; without an anchor nothing is selected.
  public init(text: String, cursor: Int, anchor: Int? = nil, isOthersDoing: Bool = false) {
    self.text = text
    self.cursor = cursor
    self.anchor = anchor ?? cursor
    self.isOthersDoing = isOthersDoing
  }

  /// From this length on a client may have cut the text. The protocols' limit is 4,000 bytes;
  /// clients cut earlier too, at about half of it.
  static let mayBeCut = 1_900

  /// The text as the model holds it, or nil where an offset lies outside the text or within a
  /// character.
  var content: EditorText? {
    let start = min(cursor, anchor)
    let end = max(cursor, anchor)
    guard let from = text.index(atByte: start), let to = text.index(atByte: end) else { return nil }
    let isCut = text.utf8.count >= Self.mayBeCut
    return EditorText(
      before: String(text[..<from]), selected: String(text[from..<to]), after: String(text[to...]),
      caretLeads: cursor < anchor, startIsKnown: !isCut, endIsKnown: !isCut)
  }
}

extension String {
  /// The position so many bytes of UTF-8 from the beginning, or nil where there is no character
  /// boundary.
  func index(atByte offset: Int) -> Index? {
    guard offset >= 0, offset <= utf8.count else { return nil }
    let position = utf8.index(utf8.startIndex, offsetBy: offset)
    return position.samePosition(in: unicodeScalars)
  }
}
