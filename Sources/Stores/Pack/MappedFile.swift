import Glibc

/// A file mapped for reading, unmapped when the last reference goes. Nobody may shorten the file
/// meanwhile: packs are replaced by rename.
final class MappedFile: @unchecked Sendable {
  /// Its bytes.
  let bytes: UnsafeRawBufferPointer
  /// Whether a file has the bytes too.
  private let isBacked: Bool

  /// Maps the regular file at `path`.
  init(_ path: String) throws(PackError) {
    isBacked = true
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? .missing : .unreadable(systemReason())
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(systemReason()) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("not a regular file") }
    let count = Int(status.st_size)
    guard count > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address, address != MAP_FAILED else { throw .unreadable(systemReason()) }
    // A huge page would bring two megabytes for each byte; without such pages this says nothing.
    madvise(address, count, MADV_NOHUGEPAGE)
    Self.divide(address, count)
    bytes = UnsafeRawBufferPointer(start: address, count: count)
  }

  /// No more than this comes into memory around a page that is used.
  static let piece = 65_536

  /// Has the system see pieces in place of one mapping. Newer ones (Linux 6.18) map all that they
  /// have read at once, up to two megabytes, but never beyond a mapping; and neighbours stay apart
  /// as long as advice tells them apart, here one that says nothing of reading: a file is in no dump.
  private static func divide(_ address: UnsafeMutableRawPointer, _ count: Int) {
    for offset in stride(from: 0, to: count, by: 2 * piece) {
      madvise(address + offset, min(piece, count - offset), MADV_DONTDUMP)
    }
  }

  /// Memory that no file backs, with these bytes, for a pack that was just made.
  init(copying source: [UInt8]) throws(PackError) {
    isBacked = false
    guard !source.isEmpty else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let address = mmap(
      nil, source.count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let address, address != MAP_FAILED else { throw .unreadable(systemReason()) }
    UnsafeMutableRawBufferPointer(start: address, count: source.count).copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(start: address, count: source.count)
  }

  /// Gives the memory of the pages back, where a file has their bytes too.
  func releaseMemory() {
    guard isBacked, let address = bytes.baseAddress else { return }
    madvise(UnsafeMutableRawPointer(mutating: address), bytes.count, MADV_DONTNEED)
  }

  deinit {
    if let address = bytes.baseAddress {
      munmap(UnsafeMutableRawPointer(mutating: address), bytes.count)
    }
  }
}

/// What the system says of the last error.
func systemReason() -> String {
  let code = errno
  return strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
