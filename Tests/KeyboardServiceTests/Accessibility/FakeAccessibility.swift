import Bus
import BusTestSupport

/// The accessibility bus with one program of one window, on the same bus as the session's.
@MainActor
final class FakeAccessibility {
  /// An object as the program tells of it.
  struct Object {
    var role: UInt32 = 61
    var states: [UInt32] = [0, 0]
    var attributes: [String: String] = [:]
    var children: [String] = []
  }

  let bus: PrivateBus
  let program: BusConnection
  /// The objects by the last part of their paths.
  var objects: [String: Object]
  /// The methods that were called, with the object's name.
  private(set) var asked: [String] = []
  /// Whether somebody wants events.
  private(set) var isHeard = false
  private var served: [BusObject] = []
  private var names: [BusName] = []

  /// States by AT-SPI's numbers.
  static func states(_ numbers: Int...) -> [UInt32] {
    [numbers.reduce(0) { $0 | 1 << UInt32($1) }, 0]
  }

  init(objects: [String: Object]) throws {
    bus = try PrivateBus()
    program = try bus.connect()
    self.objects = objects
    let address = bus.address
    let registry = try bus.connect()
    try serve(
      BusInterface(
        "org.a11y.Bus",
        methods: [
          BusMethod(
            "GetAddress", out: [BusArgument("address", "s")], answer: { _ in [.string(address)] })
        ]), at: "/org/a11y/bus", on: registry)
    try serve(
      BusInterface(
        "org.a11y.atspi.Registry",
        methods: [
          method("RegisterEvent") { [unowned self] in isHeard = true },
          method("DeregisterEvent") { [unowned self] in isHeard = false },
        ]), at: "/org/a11y/atspi/registry", on: registry)
    let programName = program.uniqueName ?? ""
    try serveAccessible(
      at: "/org/a11y/atspi/accessible/root", on: registry, name: "root",
      children: { _ in [.structure([.string(programName), .objectPath("/a11y/program")])] })
    for name in objects.keys {
      try serveAccessible(
        at: "/a11y/\(name)", on: program, name: name,
        children: { object in
          object.children.map { .structure([.string(programName), .objectPath("/a11y/\($0)")]) }
        })
    }
    var owned = 0
    names = try ["org.a11y.Bus", "org.a11y.atspi.Registry"].map {
      try BusName($0, on: registry) { if $0 == .owned { owned += 1 } }
    }
    guard bus.turn(until: { owned == 2 }) else { throw TestFailure("no names") }
  }

  /// The object gets the focus, or loses it.
  func tellFocus(_ name: String, has: Bool = true) throws {
    let object = try BusObject(
      BusInterface(
        "org.a11y.atspi.Event.Object",
        signals: [
          BusSignal(
            "StateChanged",
            [
              BusArgument("state", "s"), BusArgument("on", "i"), BusArgument("unused", "i"),
              BusArgument("data", "v"), BusArgument("properties", "a{sv}"),
            ])
        ]), at: "/a11y/\(name)", on: program)
    try object.emit(
      "StateChanged",
      [
        .string("focused"), .int32(has ? 1 : 0), .int32(0), .variant(.int32(0)), .named([:]),
      ])
  }

  private func serve(
    _ interface: BusInterface, at path: String, on connection: BusConnection
  ) throws {
    served.append(try BusObject(interface, at: path, on: connection))
  }

  private func method(_ name: String, _ body: @escaping () -> Void) -> BusMethod {
    BusMethod(
      name, in: [BusArgument("event", "s")],
      answer: { _ in
        body()
        return []
      })
  }

  private func serveAccessible(
    at path: String, on connection: BusConnection, name: String,
    children: @escaping (Object) -> [BusValue]
  ) throws {
    func method(
      _ method: String, _ signature: String, _ answer: @escaping (Object) -> BusValue
    ) -> BusMethod {
      BusMethod(
        method, out: [BusArgument("answer", signature)],
        answer: { [unowned self] _ in
          asked.append("\(method) \(name)")
          return [answer(objects[name] ?? Object())]
        })
    }
    try serve(
      BusInterface(
        "org.a11y.atspi.Accessible",
        methods: [
          method("GetRole", "u") { .uint32($0.role) },
          method("GetState", "au") { .array(of: "u", $0.states.map { .uint32($0) }) },
          method("GetChildren", "a(so)") { .array(of: "(so)", children($0)) },
          method("GetAttributes", "a{ss}") { object in
            .dictionary(
              key: "s", value: "s",
              object.attributes.map { BusEntry(.string($0.key), .string($0.value)) })
          },
        ]), at: path, on: connection)
  }
}
