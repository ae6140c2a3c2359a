/// A property of an interface of ours; its changes are announced with
/// ``BusObject/propertiesChanged(_:)``.
@MainActor
public struct BusProperty {
  /// Its name.
  public var name: String
  /// Its type, as D-Bus writes it.
  public var signature: String
  /// Its value now.
  public var get: () -> BusValue
  /// Takes a new value, or throws why not; nil for a property that can only be read.
  public var set: ((BusValue) throws -> Void)?

  /// A property.
  public init(
    _ name: String, _ signature: String, get: @escaping () -> BusValue,
    set: ((BusValue) throws -> Void)? = nil
  ) {
    self.name = name
    self.signature = signature
    self.get = get
    self.set = set
  }
}
