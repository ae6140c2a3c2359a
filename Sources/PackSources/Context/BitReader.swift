/// Numbers of any width out of bytes, the lowest bit first.
struct BitReader {
  let bytes: UnsafeRawBufferPointer

  /// The number of `width` bits, at most 25, from bit `place` on; 0 past the end.
  func read(_ place: Int, _ width: Int) -> Int {
    let byte = place / 8
    guard byte >= 0, byte + 4 <= bytes.count else { return 0 }
    let word = UInt32(
      littleEndian: bytes.loadUnaligned(fromByteOffset: byte, as: UInt32.self))
    return Int(word >> UInt32(place % 8)) & ((1 << width) - 1)
  }
}

/// Numbers one after the other out of bytes; nil past the end.
struct LittleEndianReader {
  private let all: [UInt8]
  /// Where the next number begins.
  var offset = 0

  init(_ bytes: [UInt8]) { all = bytes }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, offset >= 0, count <= all.count - offset else { return nil }
    defer { offset += count }
    return all[offset..<offset + count]
  }

  mutating func byte() -> UInt8? { bytes(1)?.first }

  mutating func integer() -> Int? {
    bytes(4)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func floats(_ count: Int) -> [Float]? {
    guard let bytes = bytes(count * 4) else { return nil }
    return bytes.withUnsafeBytes { buffer in
      (0..<count).map { Self.float(buffer, at: $0 * 4) }
    }
  }

  /// Records of two floats and an integer.
  mutating func records(_ count: Int) -> [(Float, Float, UInt32)]? {
    guard let bytes = bytes(count * 12) else { return nil }
    return bytes.withUnsafeBytes { buffer in
      (0..<count).map { index in
        let start = index * 12
        let pointer = buffer.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self)
        return (
          Self.float(buffer, at: start), Self.float(buffer, at: start + 4),
          UInt32(littleEndian: pointer)
        )
      }
    }
  }

  /// A length in bytes, then words that end with a zero.
  mutating func words(_ count: Int) -> [String]? {
    guard let length = integer(), let text = bytes(length) else { return nil }
    let words = text.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return words.count == count ? words : nil
  }

  private static func float(_ buffer: UnsafeRawBufferPointer, at offset: Int) -> Float {
    Float(
      bitPattern: UInt32(
        littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }
}
