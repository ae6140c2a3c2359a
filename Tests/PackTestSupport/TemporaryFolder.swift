import CZlib
import FoundationEssentials

/// A folder of a test's own, gone with the object.
public final class TemporaryFolder {
  /// Where it is.
  public let path: String

  /// A new folder.
  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/toccata-packs-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders it is in, and gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = "\(path)/\(name)"
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Writes a text in UTF-8.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a gzip file of these bytes.
  @discardableResult
  public func writeGzip(_ bytes: [UInt8], to name: String) throws -> String {
    let file = try write([UInt8](), to: name)
    let gzip = gzopen(file, "wb")
    gzwrite(gzip, bytes, UInt32(bytes.count))
    gzclose(gzip)
    return file
  }
}
