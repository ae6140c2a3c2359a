import FoundationEssentials

/// A folder of a test's own, gone with the object.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/toccata-stores-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders it is in, and gives its path.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = "\(path)/\(name)"
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }
}
