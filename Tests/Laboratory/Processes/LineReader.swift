import Glibc

/// Lines from a pipe, waited for with a deadline. Owns the descriptor.
@DeskActor
public final class LineReader {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var hasEnded = false

  nonisolated init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// The next line without its end; nil when time is up or the writer is gone.
  public func next(_ deadline: Deadline) -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      guard !hasEnded, deadline.awaitReadable(descriptor) else { return nil }
      fill()
    }
  }

  /// All that is written until the writer is gone; nil when time is up before.
  public func all(_ deadline: Deadline) -> String? {
    while !hasEnded {
      guard deadline.awaitReadable(descriptor) else { return nil }
      fill()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func fill() {
    var part = [UInt8](repeating: 0, count: 65536)
    let count = read(descriptor, &part, part.count)
    if count > 0 { bytes += part[..<count] } else { hasEnded = true }
  }
}
