/// Bytes in little-endian order.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add24(_ value: UInt32) {
    bytes.append(UInt8(truncatingIfNeeded: value))
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    bytes.append(UInt8(truncatingIfNeeded: value >> 16))
  }

  mutating func add(_ values: some Sequence<some FixedWidthInteger>) {
    for value in values { add(value) }
  }

  /// A text of at most 255 bytes, after its length.
  mutating func add(short text: String) {
    let utf8 = text.utf8.prefix(255)
    bytes.append(UInt8(utf8.count))
    bytes.append(contentsOf: utf8)
  }

  /// Zeros up to a multiple of eight.
  mutating func align() {
    while bytes.count % 8 != 0 { bytes.append(0) }
  }
}
