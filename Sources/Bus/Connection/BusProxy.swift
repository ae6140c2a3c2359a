/// One interface of an object of another program.
@MainActor
public struct BusProxy {
  /// The connection it is reached by.
  public let connection: BusConnection
  /// The bus name of the program.
  public let destination: String
  /// The path of the object.
  public let path: String
  /// The name of the interface.
  public let interface: String

  /// A proxy; whether there is such an object shows with the first call.
  public init(
    _ connection: BusConnection, destination: String, path: String, interface: String
  ) {
    self.connection = connection
    self.destination = destination
    self.path = path
    self.interface = interface
  }

  /// Calls a method and answers later, once. Where it cannot even be sent, `then` is called before
  /// this returns; if the connection is dropped first, never.
  public func call(
    _ method: String, _ arguments: [BusValue] = [], options: BusCallOptions = .standard,
    then: @escaping (Result<[BusValue], BusError>) -> Void
  ) {
    connection.call(method, of: self, arguments, options: options, then: then)
  }

  /// Reads a property.
  public func property(
    _ name: String, options: BusCallOptions = .standard,
    then: @escaping (Result<BusValue, BusError>) -> Void
  ) {
    properties.call("Get", [.string(interface), .string(name)], options: options) { answer in
      then(answer.first("Get") { if case .variant(let value) = $0 { value } else { nil } })
    }
  }

  /// Writes a property.
  public func setProperty(
    _ name: String, _ value: BusValue, then: @escaping (Result<Void, BusError>) -> Void
  ) {
    properties.call("Set", [.string(interface), .string(name), .variant(value)]) { answer in
      then(answer.map { _ in })
    }
  }

  /// The object's introspection XML.
  public func introspect(then: @escaping (Result<String, BusError>) -> Void) {
    beside("org.freedesktop.DBus.Introspectable").call("Introspect") { answer in
      then(answer.first("Introspect") { $0.string })
    }
  }

  /// Calls `receive` for each such signal, until the slot is dropped.
  public func onSignal(
    _ member: String, receive: @escaping (BusMessage) -> Void
  ) throws(BusError) -> BusSlot {
    try connection.onSignal(
      BusMatch(sender: destination, path: path, interface: interface, member: member),
      receive: receive)
  }

  /// Calls `receive` for each such signal that the owner of ``destination`` has sent itself, until
  /// the slots are dropped. Signals that somebody else sends to us alone are passed over.
  public func onOwnSignal(
    _ member: String, receive: @escaping (BusMessage) -> Void
  ) throws(BusError) -> [BusSlot] {
    let memory = OwnerMemory { _ in }
    let watch = try connection.watchOwner(of: destination) { memory.set($0) }
    let slot = try onSignal(member) { message in
      if memory.owner == message.sender { receive(message) }
    }
    return [watch, slot]
  }

  /// Tells the new values of properties that changed, until the slot is dropped. A message that is
  /// not as it must be is passed over.
  public func onPropertiesChanged(
    receive: @escaping ([String: BusValue]) -> Void
  ) throws(BusError) -> BusSlot {
    let match = BusMatch(
      sender: destination, path: path, interface: properties.interface,
      member: "PropertiesChanged", firstArgument: interface)
    return try connection.onSignal(match) { message in
      guard let arguments = try? message.arguments(), arguments.count == 3,
        let changed = arguments[1].namedValues
      else { return }
      receive(changed)
    }
  }

  private var properties: BusProxy { beside("org.freedesktop.DBus.Properties") }

  /// Another interface of the same object.
  public func beside(_ interface: String) -> BusProxy {
    BusProxy(connection, destination: destination, path: path, interface: interface)
  }
}

extension Result where Success == [BusValue], Failure == BusError {
  /// The first value of an answer, as what it must be, or an error that names the method.
  func first<Value>(_ method: String, as convert: (BusValue) -> Value?) -> Result<Value, BusError> {
    flatMap { values in
      guard let value = values.first.flatMap(convert) else {
        return .failure(.invalid("the answer to \(method) is of another type"))
      }
      return .success(value)
    }
  }
}
