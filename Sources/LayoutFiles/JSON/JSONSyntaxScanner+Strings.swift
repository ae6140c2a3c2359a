// Strings, white space and comments.
extension JSONSyntaxScanner {
  /// Goes past the string that begins here, and gives what stands in its quotes.
  mutating func scanString() throws(Mistake) -> ArraySlice<UInt8> {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    while let byte {
      switch byte {
      case quote:
        offset += 1
        return bytes[(start + 1)..<(offset - 1)]
      case UInt8(ascii: "\\"): try scanEscape()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw mistake("the string is not closed in its line", at: start)
      case 0..<0x20:
        throw mistake("a control character in a string; write it as \\u and its number")
      default: offset += 1
      }
    }
    throw mistake("the string is not closed", at: start)
  }

  /// What may stand behind a backslash and needs no number: the decoder takes fewer than JSON5 has.
  private static let escapable = Array("\"'\\/bfnrt\n\r".utf8)

  private mutating func scanEscape() throws(Mistake) {
    let start = offset
    offset += 1
    switch byte {
    case UInt8(ascii: "u"): try scanHexadecimal(4, from: start)
    case UInt8(ascii: "x"): try scanHexadecimal(2, from: start)
    case .some(let byte) where Self.escapable.contains(byte): offset += 1
    default: throw badEscape(at: start)
    }
  }

  private mutating func scanHexadecimal(_ count: Int, from start: Int) throws(Mistake) {
    offset += 1
    let digits = bytes[offset...].prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isHexadecimal) else {
      throw badEscape(at: start)
    }
    offset += count
    guard count == 4, let number = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return }
    if UTF16.isTrailSurrogate(number) { throw badEscape(at: start) }
    if UTF16.isLeadSurrogate(number) { try scanTrailSurrogate(from: start) }
  }

  private mutating func scanTrailSurrogate(from start: Int) throws(Mistake) {
    let trail = String(decoding: bytes[offset...].prefix(6), as: UTF8.self)
    guard trail.hasPrefix("\\u"), let number = UInt16(trail.dropFirst(2), radix: 16),
      UTF16.isTrailSurrogate(number)
    else { throw badEscape(at: start) }
    offset += 6
  }

  private func badEscape(at start: Int) -> Mistake {
    mistake(
      "a backslash in a string has to be \\\\, or begin an escape such as \\n or \\u00E9", at: start
    )
  }

  /// Goes past white space and comments.
  mutating func skipSpace() throws(Mistake) {
    while offset < bytes.count {
      _ = take(while: \.isJSONSpace)
      if bytes[offset...].starts(with: [0xC2, 0xA0]) {
        offset += 2
      } else if bytes[offset...].starts(with: "//".utf8) {
        _ = take { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if bytes[offset...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Mistake) {
    let start = offset
    offset += 2
    while !bytes[offset...].starts(with: "*/".utf8) {
      guard offset < bytes.count else { throw mistake("the comment is not closed", at: start) }
      offset += 1
    }
    offset += 2
  }
}

extension UInt8 {
  /// White space between the parts of a document.
  fileprivate var isJSONSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// A digit of a hexadecimal number.
  fileprivate var isHexadecimal: Bool {
    isASCIIDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
}
