/// One argument of a method or signal, as its interface declares it.
public struct BusArgument: Sendable, Equatable {
  /// Its name, shown by introspection.
  public var name: String
  /// Its type, as D-Bus writes it.
  public var signature: String

  /// An argument.
  public init(_ name: String, _ signature: String) {
    self.name = name
    self.signature = signature
  }
}

extension [BusArgument] {
  /// The signature of all together.
  var signature: String { map(\.signature).joined() }
}
