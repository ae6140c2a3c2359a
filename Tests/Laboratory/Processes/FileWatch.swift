import CProcess
import Glibc

/// Waits for a file or a socket to appear, woken by the kernel.
func awaitFile(_ path: String, _ deadline: Deadline = Deadline()) throws {
  let watch = inotify_init1(Int32(IN_CLOEXEC))
  defer { close(watch) }
  let folder = path.split(separator: "/").dropLast().joined(separator: "/")
  inotify_add_watch(watch, "/" + folder, UInt32(IN_CREATE | IN_MOVED_TO))
  while access(path, F_OK) != 0 {
    guard deadline.awaitReadable(watch) else { throw LaboratoryError("\(path) never appeared") }
    var events = [UInt8](repeating: 0, count: 4096)
    _ = read(watch, &events, events.count)
  }
}
