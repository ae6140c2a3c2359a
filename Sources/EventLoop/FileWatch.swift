import CLinux
import Glibc

/// Tells when a file was saved, replaced or removed.
///
/// It watches the folder, because editors save by putting a new file in the old one's place.
@MainActor
public final class FileWatch: EventSource {
  /// The inotify descriptor; negative if the system gave none.
  public let descriptor: Int32
  private let name: [UInt8]
  private let onChange: @MainActor () -> Void
  private var changed = false

  /// Watches the file `name` in `folder`, or nil if the folder cannot be watched. The file itself
  /// need not exist.
  public init?(folder: String, name: String, onChange: @escaping @MainActor () -> Void) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    self.name = Array(name.utf8)
    self.onChange = onChange
    let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    guard inotify_add_watch(descriptor, folder, UInt32(changes)) >= 0 else {
      return nil
    }
  }

  isolated deinit {
    close(descriptor)
  }

  /// Part of ``EventSource``.
  public func prepare() -> Int16 { Int16(POLLIN) }

  /// Part of ``EventSource``.
  public func collect(_ readyEvents: Int16) {
    guard readyEvents & Int16(POLLIN) != 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        scan(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }

  /// Part of ``EventSource``.
  public func dispatch() {
    guard changed else { return }
    changed = false
    onChange()
  }

  /// Looks for our file among the events; an overflowing queue counts as a change.
  private func scan(_ events: UnsafeRawBufferPointer) {
    let headerSize = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + headerSize <= events.count {
      let header = events.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let bytes = events[(offset + headerSize)...].prefix(Int(header.len)).prefix { $0 != 0 }
      if bytes.elementsEqual(name) || header.mask & UInt32(IN_Q_OVERFLOW) != 0 { changed = true }
      offset += headerSize + Int(header.len)
    }
  }
}
