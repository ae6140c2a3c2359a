/// Reads and checks the section table. What it gives lies inside the file, aligned, in order and
/// without overlap.
struct PackTable {
  let sections: [PackSection]

  init(_ file: UnsafeRawBufferPointer) throws(PackError) {
    try Self.checkHeader(file)
    let count = Int(file.number(at: PackHeader.Offset.sectionCount, as: UInt32.self))
    guard count <= PackHeader.sectionLimit else {
      throw .brokenTable("\(count) sections, at most \(PackHeader.sectionLimit) are allowed")
    }
    let end = PackHeader.size + count * PackHeader.entrySize
    guard end <= file.count else { throw .brokenTable("it is longer than the file") }
    guard
      Self.checksum(of: UnsafeRawBufferPointer(rebasing: file[..<end]))
        == file.number(at: PackHeader.Offset.checksum, as: UInt32.self)
    else { throw .brokenTable("it does not agree with its checksum") }
    var sections: [PackSection] = []
    var free = end
    for index in 0..<count {
      let section = try Self.section(
        file, at: PackHeader.size + index * PackHeader.entrySize, from: free)
      guard !sections.contains(where: { $0.name == section.name }) else {
        throw .brokenTable("section '\(section.name)' stands in it twice")
      }
      free = section.range.upperBound
      sections.append(section)
    }
    self.sections = sections
  }

  private static func checkHeader(_ file: UnsafeRawBufferPointer) throws(PackError) {
    guard file.count >= PackHeader.size, file.starts(with: PackHeader.magic) else {
      throw .notAPack
    }
    let mark = file.number(at: PackHeader.Offset.byteOrderMark, as: UInt32.self)
    let isNative = UInt32(littleEndian: 1) == 1
    guard mark == PackHeader.byteOrderMark, isNative else { throw .otherByteOrder }
    let version = file.number(at: PackHeader.Offset.version, as: UInt32.self)
    guard version == PackHeader.version else { throw .otherVersion(version) }
    let length = file.number(at: PackHeader.Offset.fileLength, as: UInt64.self)
    guard length == file.count else { throw .wrongLength(expected: length, found: file.count) }
  }

  private static func section(
    _ file: UnsafeRawBufferPointer, at entry: Int, from free: Int
  ) throws(PackError) -> PackSection {
    typealias Field = PackHeader.EntryOffset
    let bytes = file[entry + Field.name..<entry + Field.offset]
    let name = bytes.prefix { $0 != 0 }
    guard PackSection.isName(name), bytes.dropFirst(name.count).allSatisfy({ $0 == 0 }) else {
      throw .brokenTable("a section's name is not of one to eight letters")
    }
    let text = String(decoding: name, as: UTF8.self)
    let offset = file.number(at: entry + Field.offset, as: UInt64.self)
    let length = file.number(at: entry + Field.length, as: UInt64.self)
    guard offset % UInt64(PackHeader.alignment) == 0 else {
      throw .brokenTable("section '\(text)' is not aligned")
    }
    guard offset >= free else { throw .brokenTable("section '\(text)' overlaps another") }
    guard offset <= file.count, length <= UInt64(file.count) - offset else {
      throw .brokenTable("section '\(text)' is not inside the file")
    }
    return PackSection(
      name: text, range: Int(offset)..<Int(offset + length),
      checksum: file.number(at: entry + Field.checksum, as: UInt32.self))
  }

  /// The checksum of header and table, whose own field counts as zero.
  static func checksum(of table: UnsafeRawBufferPointer) -> UInt32 {
    let field = PackHeader.Offset.checksum
    let before = packChecksum(UnsafeRawBufferPointer(rebasing: table[..<field]))
    let zero = withUnsafeBytes(of: UInt32(0)) { packChecksum($0, after: before) }
    return packChecksum(UnsafeRawBufferPointer(rebasing: table[(field + 4)...]), after: zero)
  }
}
