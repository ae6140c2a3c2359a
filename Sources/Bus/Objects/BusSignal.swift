/// A signal that an interface of ours sends.
public struct BusSignal: Sendable, Equatable {
  /// Its name.
  public var name: String
  /// What it carries.
  public var arguments: [BusArgument]

  /// A signal.
  public init(_ name: String, _ arguments: [BusArgument] = []) {
    self.name = name
    self.arguments = arguments
  }
}
