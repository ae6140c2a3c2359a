import Bus

/// Registered fields as the service will have them, as far as the bus goes: an object for each,
/// its own client's alone, gone with its client.
@MainActor
final class FieldStage {
  static let name = "org.toccata.Field1"

  /// One registered field.
  struct Field {
    let client: String
    let object: BusObject
    var watch: BusSlot?
  }

  private(set) var fields: [String: Field] = [:]
  /// The fields that said Focus, by path.
  var focused: [String] = []
  private let connection: BusConnection
  private var registered = 0
  private let most: Int

  init(on connection: BusConnection, atMost most: Int = 16) {
    self.connection = connection
    self.most = most
  }

  /// Registers a field for the client and answers its path.
  func register(client: String) throws -> String {
    guard fields.values.count(where: { $0.client == client }) < most else {
      throw BusError.limitExceeded("a client may register at most \(most) fields")
    }
    registered += 1
    let path = "/org/toccata/Keyboard/field/\(registered)"
    let object = try BusObject(interface(client, path), at: path, on: connection)
    fields[path] = Field(client: client, object: object)
    let watch = try connection.watchOwner(of: client) { [weak self] owner in
      if owner == nil { self?.fields[path] = nil }
    }
    fields[path]?.watch = watch
    return path
  }

  private func interface(_ client: String, _ path: String) -> BusInterface {
    let own = { (call: BusCall) in
      guard call.sender == client else { throw BusError.denied("the field is another client's") }
    }
    return BusInterface(
      Self.name,
      methods: [
        BusMethod(
          "Focus",
          answer: { [weak self] call in
            try own(call)
            self?.focused.append(path)
            return []
          }),
        BusMethod(
          "Unregister",
          answer: { [weak self] call in
            try own(call)
            self?.fields[path] = nil
            return []
          }),
      ],
      signals: [
        BusSignal("ReturnPressed"),
        BusSignal("AccessoryActivated", [BusArgument("id", "s"), BusArgument("value", "v")]),
      ])
  }
}
