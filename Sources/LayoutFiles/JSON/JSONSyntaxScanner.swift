/// Finds the first mistake in a JSON5 document the decoder has refused, for the message. It decides
/// nothing: where it finds none, the decoder's own words are told.
struct JSONSyntaxScanner {
  /// A mistake and where it is.
  struct Mistake: Error {
    /// The byte.
    var offset: Int
    /// What is wrong.
    var message: String
  }

  /// A number in the document.
  struct Number {
    /// The way to it.
    var path: JSONKeyPath
    /// Its bytes.
    var range: Range<Int>
  }

  /// Lists and objects within one another, as in the decoder.
  static let maximumDepth = 512

  let bytes: [UInt8]
  var offset = 0
  /// The numbers up to the first mistake.
  private(set) var numbers: [Number] = []
  private var path = JSONKeyPath()
  private var depth = 0

  /// A scanner of `bytes`, which are UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first mistake, or nil.
  mutating func firstMistake() -> Mistake? {
    do throws(Mistake) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
      try scanValue("a value")
      try skipSpace()
      if offset < bytes.count { throw mistake("there is more after the end of the document") }
      return nil
    } catch {
      return error
    }
  }

  func mistake(_ message: String, at offset: Int? = nil) -> Mistake {
    Mistake(offset: offset ?? self.offset, message: message)
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = bytes[offset...].prefix(while: isWanted)
    offset = taken.endIndex
    return taken
  }
}

// MARK: - Values

extension JSONSyntaxScanner {
  private mutating func scanValue(_ expected: String) throws(Mistake) {
    try skipSpace()
    switch byte {
    case UInt8(ascii: "{"):
      try scanMembers(until: "}") { scanner, _ throws(Mistake) in try scanner.scanMember() }
    case UInt8(ascii: "["):
      try scanMembers(until: "]") { scanner, index throws(Mistake) in
        scanner.path.append(index)
        try scanner.scanValue("a value or ']'")
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try scanString()
    case nil: throw mistake("the document ends where \(expected) should be")
    default: try scanWord(expected)
    }
  }

  private mutating func scanMembers(
    until end: Unicode.Scalar,
    _ scanMember: (inout JSONSyntaxScanner, _ index: Int) throws(Mistake) -> Void
  ) throws(Mistake) {
    let start = offset
    let outerPath = path
    offset += 1
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw mistake(
        "more than \(Self.maximumDepth) lists and objects within one another", at: start)
    }
    var index = 0
    while true {
      try skipSpace()
      if take(end) { break }
      try scanMember(&self, index)
      path = outerPath
      index += 1
      try skipSpace()
      if take(end) { break }
      guard take(",") else {
        let opened = TextPosition.of(offset: start, in: bytes)
        throw mistake(
          "',' or '\(end)' should be here, for what was opened in line \(opened.line)")
      }
    }
    depth -= 1
  }

  private mutating func scanMember() throws(Mistake) {
    let start = offset
    let key: ArraySlice<UInt8>
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      key = try scanString()
    } else {
      key = take(while: \.isJSONKeyByte)
      guard let first = key.first, !first.isASCIIDigit else {
        throw mistake("a key or '}' should be here", at: start)
      }
    }
    path.append(String(decoding: key, as: UTF8.self))
    try skipSpace()
    guard take(":") else { throw mistake("':' should be here, after the key") }
    try scanValue("a value")
  }

  /// A number, or one of the words JSON5 has.
  private mutating func scanWord(_ expected: String) throws(Mistake) {
    let start = offset
    let word = String(decoding: take(while: \.isJSONWordByte), as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return }
    if JSONNumber.isValid(word) {
      numbers.append(Number(path: path, range: start..<offset))
      return
    }
    if word.isEmpty { throw mistake("\(expected) should be here", at: start) }
    throw mistake("\(quoted(word)) is no value", at: start)
  }
}

extension UInt8 {
  /// Bytes of a key without quotes.
  fileprivate var isJSONKeyByte: Bool {
    isVariableByte || self == UInt8(ascii: "$") || self >= 0x80
  }

  /// Bytes a number or a word may have, and those people put into values without quotes.
  fileprivate var isJSONWordByte: Bool {
    isJSONKeyByte || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(self)
  }
}
