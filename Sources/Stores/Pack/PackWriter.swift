import Glibc

/// Makes the bytes of a pack out of named sections, and puts them in the place of an older pack.
public struct PackWriter {
  private var sections: [(name: String, bytes: [UInt8])] = []

  /// A writer without sections.
  public init() {}

  /// Adds a section. Its name is of one to eight ASCII letters and not yet taken.
  public mutating func add(_ name: String, _ bytes: [UInt8]) throws(PackError) {
    guard PackSection.isName(name.utf8), !sections.contains(where: { $0.name == name }) else {
      throw .brokenTable("'\(name)' is no name for a section, or taken")
    }
    guard sections.count < PackHeader.sectionLimit else {
      throw .brokenTable("at most \(PackHeader.sectionLimit) sections are allowed")
    }
    sections.append((name, bytes))
  }

  /// The whole file.
  public var bytes: [UInt8] {
    var table: [UInt8] = []
    var body: [UInt8] = []
    let bodyStart = PackHeader.size + sections.count * PackHeader.entrySize
    for section in sections {
      body.pad(toMultipleOf: PackHeader.alignment)
      table += Array(section.name.utf8)
      table.pad(toMultipleOf: PackHeader.EntryOffset.offset)
      table.append(number: UInt64(bodyStart + body.count))
      table.append(number: UInt64(section.bytes.count))
      table.append(number: section.bytes.withUnsafeBytes { packChecksum($0) })
      table.append(number: UInt32(0))
      body += section.bytes
    }
    return header(fileLength: bodyStart + body.count, table: table) + table + body
  }

  private func header(fileLength: Int, table: [UInt8]) -> [UInt8] {
    func header(_ checksum: UInt32) -> [UInt8] {
      var header = PackHeader.magic
      header.append(number: PackHeader.byteOrderMark)
      header.append(number: PackHeader.version)
      header.append(number: UInt32(sections.count))
      header.append(number: checksum)
      header.append(number: UInt64(fileLength))
      header.pad(toMultipleOf: PackHeader.size)
      return header
    }
    return header((header(0) + table).withUnsafeBytes { PackTable.checksum(of: $0) })
  }

  /// Writes the pack beside `path` and renames it there, so that whoever has the old one mapped
  /// keeps it whole.
  public func write(to path: String) throws(PackError) {
    let draft = "\(path).\(getpid()).new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(systemReason()) }
    do throws(PackError) {
      try Self.writeAll(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw .unwritable(systemReason()) }
    } catch {
      close(descriptor)
      unlink(draft)
      throw error
    }
    close(descriptor)
    guard rename(draft, path) == 0 else {
      let reason = systemReason()
      unlink(draft)
      throw .unwritable(reason)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(PackError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done)
      }
      if count >= 0 { done += count } else if errno != EINTR { throw .unwritable(systemReason()) }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func pad(toMultipleOf size: Int) {
    append(contentsOf: repeatElement(0, count: (size - count % size) % size))
  }
}
