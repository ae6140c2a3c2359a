/// Why a source could not be read, as one line.
public struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, and what is wrong with it.
  public let description: String

  /// An error of this file.
  init(_ path: String, _ reason: String) { description = "\(path): \(reason)" }
}
