/// One entry of a pack's section table.
public struct PackSection: Hashable, Sendable {
  /// One to eight ASCII letters.
  public let name: String
  /// Where its bytes are in the file.
  public let range: Range<Int>
  /// The CRC-32 its bytes should have; only ``PackFile/verify()`` looks.
  let checksum: UInt32

  /// Whether a section may be called so.
  static func isName(_ name: some Collection<UInt8>) -> Bool {
    (1...8).contains(name.count)
      && name.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }
}
