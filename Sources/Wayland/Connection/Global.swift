/// Something the compositor offers.
public nonisolated struct Global: Hashable, Sendable {
  /// The number it is bound by.
  public let name: UInt32
  /// Its interface.
  public let interface: String
  /// The newest version the compositor speaks.
  public let version: UInt32
}
