import Bus
import BusTestSupport
import Glibc
import Testing

@Suite("The objects of registered fields")
@MainActor
struct FieldTests {
  let bus: PrivateBus
  let server: BusConnection
  let client: BusConnection
  let stage: FieldStage

  init() throws {
    bus = try PrivateBus()
    (server, client) = (try bus.connect(), try bus.connect())
    stage = FieldStage(on: server)
  }

  private func field(_ path: String, from connection: BusConnection) throws -> BusProxy {
    BusProxy(
      connection, destination: try #require(server.uniqueName), path: path,
      interface: "org.toccata.Field1")
  }

  @Test("A field does what its own client asks")
  func ownClient() throws {
    let path = try stage.register(client: #require(client.uniqueName))
    let own = try field(path, from: client)
    for method in ["Focus", "Blur", "PlayInputClick"] {
      _ = try bus.result { own.call(method, then: $0) }
    }
    #expect(stage.asked == ["Focus \(path)", "Blur \(path)", "PlayInputClick \(path)"])
    let traits: [String: BusValue] = ["returnKeyType": .string("send"), "isEmpty": .boolean(true)]
    _ = try bus.result { own.call("SetTraits", [.named(traits)], then: $0) }
    #expect(stage.traits == traits)
  }

  @Test("Another client's call of any method is refused and does nothing")
  func foreignClient() throws {
    let path = try stage.register(client: #require(client.uniqueName))
    let foreign = try field(path, from: try bus.connect())
    for method in ["Focus", "Blur", "Unregister", "PlayInputClick"] {
      let error = try bus.error { foreign.call(method, then: $0) }
      #expect(error == .denied("the field is another client's"))
    }
    let traits = BusValue.named(["returnKeyType": .string("send")])
    let error = try bus.error { foreign.call("SetTraits", [traits], then: $0) }
    #expect(error?.name == "org.freedesktop.DBus.Error.AccessDenied")
    #expect(stage.asked.isEmpty && stage.traits.isEmpty && stage.fields.count == 1)
  }

  @Test("A field's signals go to its client alone, each from its own object")
  func ownSignals() throws {
    let name = try #require(client.uniqueName)
    let other = try bus.connect()
    let paths = [try stage.register(client: name), try stage.register(client: name)]
    var heard: [String] = []
    var slots: [BusSlot] = []
    for connection in [client, other] {
      let listener = connection === client ? "client" : "other"
      let slot = try connection.onSignal(BusMatch(interface: FieldObject.interface)) { message in
        let arguments = (try? message.arguments()) ?? []
        let number = message.path == paths[0] ? 0 : 1
        heard.append("\(listener) \(message.member) \(number) \(arguments.map(\.unwrapped))")
      }
      slots.append(slot)
    }
    try bus.settle()
    let fields = try paths.map { try #require(stage.fields[$0]) }
    try fields[0].returnPressed()
    try fields[1].accessoryActivated(id: "bold", value: .boolean(true))
    try fields[0].inputViewKey(id: "sum")
    try fields[1].inputViewDismissed()
    try bus.settle()
    #expect(
      heard == [
        "client ReturnPressed 0 []",
        "client AccessoryActivated 1 \([BusValue.string("bold"), .boolean(true)])",
        "client InputViewKey 0 \([BusValue.string("sum")])",
        "client InputViewDismissed 1 []",
      ])
    withExtendedLifetime(slots) {}
  }

  @Test("A field that is given up is gone; the next is not confused with it")
  func unregister() throws {
    let name = try #require(client.uniqueName)
    let path = try stage.register(client: name)
    let proxy = try field(path, from: client)
    _ = try bus.result { proxy.call("Unregister", then: $0) }
    let error = try bus.error { proxy.call("Focus", then: $0) }
    #expect(error?.name == "org.freedesktop.DBus.Error.UnknownObject")
    #expect(try stage.register(client: name) != path)
  }

  @Test("The bus tells which process a client is")
  func processID() throws {
    var told: [Int32?] = []
    server.processID(of: try #require(client.uniqueName)) { told.append($0) }
    server.processID(of: ":1.4000") { told.append($0) }
    #expect(bus.turn { told.count == 2 })
    #expect(told == [getpid(), nil])
  }
}
