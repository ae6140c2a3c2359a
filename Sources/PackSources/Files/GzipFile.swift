import CZlib

/// Reads whole gzip files.
enum GzipFile {
  /// The most a source may grow to: 256 MiB, many times what the largest has.
  static let limit = 256 << 20

  /// What the file holds.
  static func read(_ path: String) throws(SourceError) -> [UInt8] {
    guard let file = gzopen(path, "rb") else { throw SourceError(path, "cannot be opened") }
    defer { gzclose(file) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = gzread(file, &chunk, UInt32(chunk.count))
      guard count >= 0 else { throw SourceError(path, "is no whole gzip file") }
      // A file that ends early reads as its end, and says so only when asked.
      var status: Int32 = Z_OK
      if count == 0 {
        gzerror(file, &status)
        guard status == Z_OK else { throw SourceError(path, "is no whole gzip file") }
        return result
      }
      result += chunk[..<Int(count)]
      guard result.count <= limit else { throw SourceError(path, "is too large") }
    }
  }
}
