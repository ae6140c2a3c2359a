import FoundationEssentials
import Glibc

/// A folder of a test's own, gone with the object.
public final class TemporaryFolder {
  /// Where it is.
  public let path: String

  /// A new folder.
  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/toccata-\(UUID().uuidString)"
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

  /// Makes a folder in it.
  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: false)
  }

  /// Makes a pipe in it.
  public func makePipe(_ name: String) throws {
    guard mkfifo("\(path)/\(name)", 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// What a file says.
  public func text(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
  }

  /// The names in a folder, in the order of the alphabet.
  public func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  /// The permission bits of a file; nil where there is none.
  public func mode(_ file: String) -> mode_t? {
    var status = stat()
    return stat("\(path)/\(file)", &status) == 0 ? status.st_mode & 0o777 : nil
  }
}
