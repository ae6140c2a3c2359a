/// Why a language pack was refused, as one line that ends "FILE: …".
public enum PackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file.
  case missing
  /// It cannot be opened or mapped, with the system's reason.
  case unreadable(String)
  /// It does not begin as a pack does.
  case notAPack
  /// It is of another version of the container.
  case otherVersion(UInt32)
  /// Its numbers are in the byte order of another kind of machine.
  case otherByteOrder
  /// It ends too early, or goes on too long.
  case wrongLength(expected: UInt64, found: Int)
  /// Header or section table do not agree with their checksum, or make no sense.
  case brokenTable(String)
  /// A section's bytes do not agree with their checksum.
  case brokenSection(String)
  /// It cannot be written, with the system's reason.
  case unwritable(String)

  /// The end of a message.
  public var description: String {
    switch self {
    case .missing: "there is no such file"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .notAPack: "is not a language pack"
    case .otherVersion(let version):
      "is a pack of version \(version), and this program reads version \(PackHeader.version);"
        + " build it again with toccata-pack"
    case .otherByteOrder:
      "was made for machines of the other byte order; build it again with toccata-pack"
    case .wrongLength(let expected, let found):
      "has \(found) bytes instead of \(expected); build it again with toccata-pack"
    case .brokenTable(let reason): "has a broken section table: \(reason)"
    case .brokenSection(let name): "section '\(name)' does not agree with its checksum"
    case .unwritable(let reason): "cannot be written: \(reason)"
    }
  }
}
