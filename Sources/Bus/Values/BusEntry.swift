/// One key of a D-Bus dictionary and its value.
public struct BusEntry: Sendable, Equatable {
  /// The key; D-Bus allows basic types only.
  public var key: BusValue
  /// What stands under it.
  public var value: BusValue

  /// An entry.
  public init(_ key: BusValue, _ value: BusValue) {
    self.key = key
    self.value = value
  }
}
