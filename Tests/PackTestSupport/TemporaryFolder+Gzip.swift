import CZlib
import TemporaryFolders

extension TemporaryFolder {
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
