import Drawing
import FoundationEssentials

/// A folder of a test's own, gone with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/toccata-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a new file with this text.
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try FileManager.default.createDirectory(
      atPath: folder.joined(separator: "/"), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  func copyOfLightTheme() -> [UInt8] { BuiltInTheme.light.contents }
}
