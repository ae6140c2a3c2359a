/// How much of one message is read; more is an error to its sender, and costs only that message.
public struct BusLimits: Sendable, Equatable {
  /// Containers inside one another; the specification allows 64.
  public var depth = 32
  /// Values of every kind, containers and what is in them together.
  public var values = 32_768
  /// Bytes of all strings together.
  public var textBytes = 1 << 20

  /// The limits that fit every interface of the keyboard.
  public static let standard = BusLimits()

  /// Other limits.
  public init(depth: Int = 32, values: Int = 32_768, textBytes: Int = 1 << 20) {
    self.depth = depth
    self.values = values
    self.textBytes = textBytes
  }
}
