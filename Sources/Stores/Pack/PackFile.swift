/// A language pack, mapped. Opening looks at header and section table only, so that a pack of many
/// megabytes opens at once and only the pages that are used come into memory.
public final class PackFile: Sendable {
  /// The sections there are, in the order of the file.
  public let sections: [PackSection]
  private let file: MappedFile

  /// Opens the pack at `path`.
  public init(_ path: String) throws(PackError) {
    file = try MappedFile(path)
    sections = try PackTable(file.bytes).sections
  }

  /// A pack in memory, of these bytes.
  public init(bytes: [UInt8]) throws(PackError) {
    file = try MappedFile(copying: bytes)
    sections = try PackTable(file.bytes).sections
  }

  /// The bytes of a section, which stay where they are as long as this object lives; nil where
  /// there is none of the name.
  public func bytes(of name: String) -> UnsafeRawBufferPointer? {
    sections.first { $0.name == name }.map(bytes)
  }

  /// Gives the memory of all pages back; what is asked for again comes from the file, or from what
  /// the system has kept of it. Linux maps many pages around each that is used, so that a pack
  /// at work would soon be in memory as a whole.
  public func releaseMemory() { file.releaseMemory() }

  /// Compares every section with its checksum, which reads the whole file.
  public func verify() throws(PackError) {
    for section in sections where packChecksum(bytes(section)) != section.checksum {
      throw .brokenSection(section.name)
    }
  }

  /// The text of a section in UTF-8, whatever its bytes are; nil where there is none of the name.
  public func text(of name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func bytes(_ section: PackSection) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: file.bytes[section.range])
  }
}
