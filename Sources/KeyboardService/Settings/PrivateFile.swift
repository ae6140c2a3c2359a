import FoundationEssentials
import Glibc

/// Writes small files that are nobody's business but the person's.
nonisolated enum PrivateFile {
  /// Why a file was not written.
  struct Failure: Error, Hashable, CustomStringConvertible {
    /// The file.
    let path: PersonalPath
    /// The system's reason.
    let reason: String

    /// The failure in one line.
    var description: String { "\(path): cannot be written: \(reason)" }
  }

  /// Puts a file with these bytes in the old one's place, in one step: nobody ever sees half of it.
  /// Only its owner may read it. It is not forced to the disk, which could hold up the keys; if the
  /// power fails, the old one or none may be there.
  static func write(_ bytes: [UInt8], to path: PersonalPath) throws(Failure) {
    makeFolder(path.folder)
    // `mkstemp` makes it for its owner alone.
    var template = "\(path).XXXXXX".utf8CString
    let descriptor = template.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let name = buffer.baseAddress else { return -1 }
      return mkstemp(name)
    }
    guard descriptor >= 0 else { throw failure(path) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let temporary = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    // Closing tells of failures that writing did not.
    let isWritten = writeAll(bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(temporary, path.description) == 0 else {
      let failure = failure(path)
      unlink(temporary)
      throw failure
    }
  }

  /// What is missing of the way to the folder; if that fails, opening the file tells why.
  private static func makeFolder(_ folder: String) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private static func failure(_ path: PersonalPath) -> Failure {
    Failure(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }
}
