import FoundationEssentials
import Glibc

/// A home folder that is there as long as the value.
final class TemporaryHome {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("toccata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var environment: [String: String] { ["HOME": path] }

  func write(_ file: String, _ text: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
  }

  func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  /// The permission bits of a file.
  func mode(_ file: String) -> mode_t? {
    var status = stat()
    return stat("\(path)/\(file)", &status) == 0 ? status.st_mode & 0o777 : nil
  }
}
