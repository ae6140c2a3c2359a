import Bus
import EventLoop
import Glibc

/// Reads text from a descriptor that somebody else writes into, without waiting for them.
final class TextReading {
  /// No more than this is read, in bytes.
  static let limit = 1 << 20
  /// So many are read at the same time: whoever writes may keep a descriptor open for ever.
  static let mostReadings = 64

  private let descriptor: BusDescriptor
  private let loop: EventLoop
  private var source: DescriptorSource?
  private var bytes: [UInt8] = []
  private let finish: (Result<String, BusError>) -> Void

  /// Reads to the end and calls `finish` once with the text, or with why there is none.
  init(
    _ descriptor: BusDescriptor, loop: EventLoop,
    finish: @escaping (Result<String, BusError>) -> Void
  ) {
    self.descriptor = descriptor
    self.loop = loop
    self.finish = finish
    let flags = fcntl(descriptor.number, F_GETFL)
    _ = fcntl(descriptor.number, F_SETFL, flags | O_NONBLOCK)
    let source = DescriptorSource(descriptor.number) { [weak self] in self?.read() }
    self.source = source
    loop.add(source)
  }

  /// Stops reading.
  func cancel() {
    if let source { loop.remove(source) }
    source = nil
  }

  private func read() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor.number, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
      if bytes.count > Self.limit { end(.failure(.limitExceeded("the text is over 1 MiB"))) }
    } else if count == 0 {
      let text = String(validating: bytes, as: UTF8.self)
      end(text.map(Result.success) ?? .failure(.invalid("the text is not UTF-8")))
    } else if errno != EAGAIN && errno != EINTR {
      end(.failure(.invalid("the descriptor cannot be read")))
    }
  }

  private func end(_ result: Result<String, BusError>) {
    guard source != nil else { return }
    cancel()
    finish(result)
  }
}
