import FoundationEssentials
import Glibc

/// A folder that is there as long as the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("toccata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: false)
  }

  func makePipe(_ name: String) throws {
    guard mkfifo("\(path)/\(name)", 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
