import Glibc

/// Reads whole small files: regular ones only, and none above a limit, so that a pipe or a huge
/// file put in the place of a layout or a theme cannot hold up the keyboard.
public enum FileBytes {
  /// The most a layout, theme or settings file may have: 1 MiB.
  public static let limit = 1 << 20

  /// Why a file was not read.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing
    /// It is there and cannot be read, with the system's reason.
    case unreadable(String)
    /// It has more bytes than the limit.
    case tooLarge(limit: Int)

    /// The failure as the end of a message.
    public var description: String {
      switch self {
      case .missing: "there is no such file"
      case .unreadable(let reason): "cannot be read: \(reason)"
      case .tooLarge(let limit): "is larger than \(limit / 1024) KiB"
      }
    }
  }

  /// The bytes of the file at `path`.
  public static func read(_ path: String, limit: Int = limit) throws(Failure) -> [UInt8] {
    // Opening a pipe without a writer would block.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : systemFailure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw systemFailure() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("not a regular file") }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try readAll(descriptor, limit: limit)
  }

  /// Reads to the end; the file may grow meanwhile, so the limit is held here too.
  private static func readAll(_ descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw systemFailure()
      }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  private static func systemFailure() -> Failure {
    .unreadable(strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }
}
