import CZlib

/// The first bytes of a pack, and the size of everything that follows them. All numbers are little
/// endian; docs/packs.md holds the layout.
enum PackHeader {
  /// What every pack begins with.
  static let magic: [UInt8] = Array("TOCCATA\n".utf8)
  /// The version of the container: another one is refused.
  static let version: UInt32 = 1
  /// Reads as this only where the machine has the byte order of the file.
  static let byteOrderMark: UInt32 = 0x0102_0304
  /// The bytes before the section table.
  static let size = 48
  /// The bytes of one entry of the table.
  static let entrySize = 32
  /// The most sections a pack may have.
  static let sectionLimit = 64
  /// Sections begin at multiples of this.
  static let alignment = 8

  /// Where the fields stand.
  enum Offset {
    static let byteOrderMark = 8
    static let version = 12
    static let sectionCount = 16
    /// Of header and table, with this field read as zero.
    static let checksum = 20
    static let fileLength = 24
  }

  /// Where the fields of an entry stand.
  enum EntryOffset {
    static let name = 0
    static let offset = 8
    static let length = 16
    static let checksum = 24
  }
}

/// The checksum of packs: zlib's CRC-32.
func packChecksum(_ bytes: UnsafeRawBufferPointer, after start: UInt32 = 0) -> UInt32 {
  let pointer = bytes.bindMemory(to: UInt8.self).baseAddress
  return UInt32(truncatingIfNeeded: crc32_z(UInt(start), pointer, bytes.count))
}

extension UnsafeRawBufferPointer {
  /// The little-endian number at `offset`, which the caller has checked.
  func number<Number: FixedWidthInteger>(at offset: Int, as type: Number.Type) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: type))
  }
}
