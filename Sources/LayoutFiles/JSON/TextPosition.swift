/// Line and column of bytes in a UTF-8 text, found only when a message needs them.
enum TextPosition {
  /// The position of the byte at `offset`; lines end with a line feed, a return, or both.
  static func of(offset: Int, in bytes: [UInt8]) -> FilePlace.Position {
    var position = FilePlace.Position(line: 1, column: 1)
    var previous: UInt8 = 0
    for byte in bytes.prefix(offset) {
      advance(&position, over: byte, after: previous)
      previous = byte
    }
    return position
  }

  private static func advance(
    _ position: inout FilePlace.Position, over byte: UInt8, after previous: UInt8
  ) {
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    if byte == lineFeed && previous == carriageReturn { return }
    if byte == lineFeed || byte == carriageReturn {
      position.line += 1
      position.column = 1
    } else if byte & 0b1100_0000 != 0b1000_0000 {  // not a continuation of a scalar
      position.column += 1
    }
  }

  /// The position of the first byte that is not UTF-8, or nil where all are.
  static func ofInvalidUTF8(in bytes: [UInt8]) -> FilePlace.Position? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return of(offset: offset, in: bytes)
  }
}
