extension String {
  /// The position so many bytes from the beginning.
  func at(_ offset: Int) -> Index { utf8.index(utf8.startIndex, offsetBy: offset) }

  /// The text between two byte offsets.
  subscript(range: Range<Int>) -> Substring { self[at(range.lowerBound)..<at(range.upperBound)] }

  /// The text before a byte offset.
  subscript(range: PartialRangeUpTo<Int>) -> Substring { self[..<at(range.upperBound)] }

  /// The text from a byte offset on.
  subscript(range: PartialRangeFrom<Int>) -> Substring { self[at(range.lowerBound)...] }

  func isCharacterBoundary(_ offset: Int) -> Bool {
    guard 0...utf8.count ~= offset else { return false }
    return at(offset).samePosition(in: unicodeScalars) != nil
  }
}
