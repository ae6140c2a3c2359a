import Foundation

/// A place for a file of learned words in a folder of its own, which goes with it.
final class TemporaryFile {
  let folder: URL
  var path: String { folder.appending(path: "data/learned.sqlite").path }

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: "toccata-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Every byte that lies in the folder.
  var bytes: Data {
    names.reduce(into: Data()) { all, name in
      all.append(FileManager.default.contents(atPath: "\(folder.path)/data/\(name)") ?? Data())
    }
  }

  /// The files in it.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/data")) ?? []
  }

  func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/data/\(name)")
    return attributes[.posixPermissions] as? Int ?? 0
  }

  func write(_ bytes: Data) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/data", withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: path))
  }
}
