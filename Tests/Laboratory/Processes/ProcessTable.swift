import CProcess
import FoundationEssentials
import Glibc

/// The processes that run on this machine.
enum ProcessTable {
  /// Those whose environment or command line names the folder: whatever was started at a desk,
  /// also what put itself into a group of its own.
  static func naming(_ folder: String) -> [pid_t] {
    let needle = Data(folder.utf8)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { pid_t($0) }.filter { process in
      ["environ", "cmdline"].contains { file in
        let facts = try? Data(contentsOf: URL(filePath: "/proc/\(process)/\(file)"))
        return facts?.firstRange(of: needle) != nil
      }
    }
  }

  /// Ends the processes that name the folder: asks first, and does not ask again.
  static func end(naming folder: String) {
    for signal in [SIGTERM, SIGKILL, SIGKILL] {
      let processes = naming(folder)
      let ends = processes.map { process_descriptor($0) }
      processes.forEach { kill($0, signal) }
      let deadline = Deadline(.seconds(3))
      for end in ends where end >= 0 {
        _ = deadline.awaitReadable(end)
        close(end)
      }
    }
  }
}
