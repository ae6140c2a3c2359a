import CLinux
import Glibc

/// A file in memory, mapped here, that can be handed to the compositor.
@MainActor
final class SharedMemory {
  let descriptor: Int32
  let size: Int
  let bytes: UnsafeMutableRawPointer

  /// Memory of `size` bytes, all zero; nil where the system has none.
  init?(size: Int) {
    let descriptor = linux_memory_file("toccata")
    guard descriptor >= 0 else { return nil }
    guard size > 0, ftruncate(descriptor, size) == 0,
      linux_seal_against_shrinking(descriptor) == 0,
      let bytes = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      bytes != MAP_FAILED
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.size = size
    self.bytes = bytes
  }

  /// Memory that holds the text and a null byte.
  convenience init?(text: String) {
    let utf8 = Array(text.utf8)
    self.init(size: utf8.count + 1)
    bytes.copyMemory(from: utf8, byteCount: utf8.count)
  }

  isolated deinit {
    munmap(bytes, size)
    close(descriptor)
  }

  /// The text in a file of the compositor's, up to its null byte; nil if it cannot be read or is no
  /// UTF-8. It is read, not mapped, so that a file cut short does no harm.
  static func text(of descriptor: Int32, size: Int) -> String? {
    let limit = 4 << 20
    guard size > 0, size <= limit else { return nil }
    var content = [UInt8](repeating: 0, count: size)
    var length = 0
    while length < size {
      let count = content.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: length), size - length, off_t(length))
      }
      guard count > 0 else { break }
      length += count
    }
    // No closure for each byte: here it would ask each time whether it is on the main thread.
    let end = content[..<length].firstIndex(of: 0) ?? length
    return String(validating: content[..<end], as: UTF8.self)
  }
}
