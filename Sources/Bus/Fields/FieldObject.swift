/// A registered field on the bus: its client alone may call it, and its signals go to its client
/// alone. Gone with this object.
@MainActor
public final class FieldObject {
  /// The interface.
  public nonisolated static let interface = "org.toccata.Field1"
  /// The unique bus name of the field's client.
  public let client: String
  /// The object's path.
  public var path: String { object.path }
  private let object: BusObject

  /// Serves the field of `client` at `path`.
  public init(
    _ handlers: FieldHandlers, client: String, at path: String, on connection: BusConnection
  ) throws(BusError) {
    self.client = client
    object = try BusObject(.field(handlers, client: client), at: path, on: connection)
  }

  /// Tells that the return key was pressed in the field.
  public func returnPressed() throws(BusError) {
    try tell("ReturnPressed")
  }

  /// Tells that an item of the field's accessory bar was used, and what it stands at now.
  public func accessoryActivated(id: String, value: BusValue) throws(BusError) {
    try tell("AccessoryActivated", [.string(id), .variant(value)])
  }

  /// Tells that a key of the field's input view was pressed that types nothing by itself.
  public func inputViewKey(id: String) throws(BusError) {
    try tell("InputViewKey", [.string(id)])
  }

  /// Tells that the person left the field's input view for the system's keyboard.
  public func inputViewDismissed() throws(BusError) {
    try tell("InputViewDismissed")
  }

  private func tell(_ signal: String, _ arguments: [BusValue] = []) throws(BusError) {
    try object.emit(signal, arguments, to: client)
  }
}
