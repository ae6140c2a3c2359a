import CLinux
import Glibc

/// Tells when a file was saved, replaced or removed.
///
/// It watches the folder, because editors save by putting a new file in the old one's place. A folder
/// that goes is waited for in the one above it, as long as that is there.
@MainActor
public final class FileWatch: EventSource {
  /// The inotify descriptor; negative if the system gave none.
  public let descriptor: Int32
  private let folder: String
  private let name: [UInt8]
  /// The kernel's number of the watch of the folder; negative while there is none.
  private var watch: Int32 = -1
  /// The same of the folder above, which is watched only while the folder is missing: others have
  /// files there too.
  private var parentWatch: Int32 = -1
  private let onChange: @MainActor () -> Void
  private var changed = false

  /// Watches the file `name` in `folder`, or nil if the folder cannot be watched. The file itself
  /// need not exist.
  public init?(folder: String, name: String, onChange: @escaping @MainActor () -> Void) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    self.folder = folder
    self.name = Array(name.utf8)
    self.onChange = onChange
    guard watchFolder() else { return nil }
  }

  isolated deinit {
    close(descriptor)
  }

  /// Part of ``EventSource``.
  public func prepare() -> Int16? { Int16(POLLIN) }

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

  private func watchFolder() -> Bool {
    let changes =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
    watch = inotify_add_watch(descriptor, folder, UInt32(changes))
    return watch >= 0
  }

  /// The folder has gone. Another one may have its name by now, or will have.
  private func follow() {
    changed = true
    inotify_rm_watch(descriptor, watch)
    guard !watchFolder() else { return }
    let parent = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
    parentWatch = inotify_add_watch(
      descriptor, String(parent), UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR))
    find()
  }

  /// Looks whether the folder has come again.
  private func find() {
    guard watchFolder() else { return }
    changed = true
    inotify_rm_watch(descriptor, parentWatch)
    parentWatch = -1
  }

  /// Looks for our file among the events; an overflowing queue counts as a change.
  private func scan(_ events: UnsafeRawBufferPointer) {
    let headerSize = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + headerSize <= events.count {
      let header = events.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let bytes = events[(offset + headerSize)...].prefix(Int(header.len)).prefix { $0 != 0 }
      take(header, name: bytes)
      offset += headerSize + Int(header.len)
    }
  }

  private func take(_ event: inotify_event, name: some Sequence<UInt8>) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return changed = true }
    if event.wd == parentWatch, watch < 0 { return find() }
    guard event.wd == watch else { return }
    if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 { return follow() }
    if name.elementsEqual(self.name) { changed = true }
  }
}
