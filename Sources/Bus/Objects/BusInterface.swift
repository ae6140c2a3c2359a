/// A D-Bus interface as data. What is served and what introspection tells are both made from it.
@MainActor
public struct BusInterface {
  /// Its name, for example `org.toccata.Keyboard1`.
  public var name: String
  /// Its methods.
  public var methods: [BusMethod]
  /// Its properties.
  public var properties: [BusProperty]
  /// Its signals.
  public var signals: [BusSignal]

  /// An interface.
  public init(
    _ name: String, methods: [BusMethod] = [], properties: [BusProperty] = [],
    signals: [BusSignal] = []
  ) {
    self.name = name
    self.methods = methods
    self.properties = properties
    self.signals = signals
  }
}
