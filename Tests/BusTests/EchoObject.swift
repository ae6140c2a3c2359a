import Bus
import BusTestSupport

/// An object for tests: gives back what it is given, and misbehaves when asked to.
@MainActor
final class EchoObject {
  static let path = "/org/toccata/Echo"
  static let name = "org.toccata.Echo1"

  /// What the property Level is.
  var level: Int32 = 3
  /// Calls of Wait, which nobody answers yet.
  var waiting: [BusCall] = []
  /// How often a handler was called.
  var calls = 0
  private(set) var object: BusObject?
  private let connection: BusConnection

  init(on connection: BusConnection) throws {
    self.connection = connection
    object = try BusObject(interface, at: Self.path, on: connection)
  }

  /// The object as another connection sees it.
  func proxy(from client: BusConnection) throws -> BusProxy {
    guard let name = connection.uniqueName else { throw TestFailure("not connected") }
    return BusProxy(client, destination: name, path: Self.path, interface: Self.name)
  }

  private var interface: BusInterface {
    BusInterface(
      Self.name, methods: methods,
      properties: [
        BusProperty("Fixed", "s", get: { .string("fixed") }),
        BusProperty("Broken", "u", get: { .string("not a number") }),
        BusProperty(
          "Level", "i", get: { [weak self] in .int32(self?.level ?? 0) },
          set: { [weak self] in try self?.setLevel($0) }),
      ],
      signals: [BusSignal("Rang", [BusArgument("times", "u")])])
  }

  private func setLevel(_ value: BusValue) throws {
    guard case .int32(let new) = value, new >= 0 else {
      throw BusError.invalid("Level is negative")
    }
    level = new
  }

  private var methods: [BusMethod] {
    let value = [BusArgument("value", "v")]
    return [
      BusMethod(
        "Echo", in: value, out: value,
        answer: { [weak self] call in
          self?.calls += 1
          return call.arguments
        }),
      BusMethod("Sender", out: [BusArgument("name", "s")], answer: { [.string($0.sender)] }),
      BusMethod("Wait", handler: { [weak self] in self?.waiting.append($0) }),
      BusMethod("Forget", handler: { _ in }),
      BusMethod("Refuse", answer: { _ in throw BusError.denied("not\nnow") }),
      BusMethod("Lie", out: [BusArgument("number", "u")], answer: { _ in [.string("one")] }),
      BusMethod(
        "Vanish",
        answer: { [weak self] _ in
          self?.object = nil
          return []
        }),
    ]
  }
}
