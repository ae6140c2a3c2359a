/// Bytes that are read in place, and may be anything: what lies beyond their end reads as zero.
struct ByteView {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// An integer in little-endian order at a byte offset.
  func load<Value: FixedWidthInteger>(_ offset: Int, as type: Value.Type = Value.self) -> Value {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<Value>.size else { return 0 }
    return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// Three bytes in little-endian order at a byte offset.
  func load24(_ offset: Int) -> UInt32 {
    UInt32(load(offset, as: UInt16.self)) | UInt32(load(offset + 2, as: UInt8.self)) << 16
  }

  /// A part of the bytes, as much as there is of it.
  func slice(_ offset: Int, _ length: Int) -> ByteView {
    let start = min(max(offset, 0), bytes.count)
    let end = min(max(length, 0), bytes.count - start) + start
    return ByteView(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
  }

  /// The bytes as UTF-8; what is not valid becomes replacement characters.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
