import Bus
import BusTestSupport
import Testing

/// That the room bears an object for each registered field.
@Suite("Objects for clients of their own")
@MainActor
struct FieldTests {
  let bus: PrivateBus
  let server: BusConnection
  let client: BusConnection
  let fields: FieldStage

  init() throws {
    bus = try PrivateBus()
    (server, client) = (try bus.connect(), try bus.connect())
    fields = FieldStage(on: server)
  }

  private func field(_ path: String, from connection: BusConnection) throws -> BusProxy {
    BusProxy(
      connection, destination: try #require(server.uniqueName), path: path,
      interface: FieldStage.name)
  }

  @Test("A field answers its own client and refuses another's")
  func ownClientOnly() throws {
    let path = try fields.register(client: #require(client.uniqueName))
    let own = try field(path, from: client)
    let foreign = try field(path, from: try bus.connect())
    _ = try bus.result { own.call("Focus", then: $0) }
    for method in ["Focus", "Unregister"] {
      let error = try bus.error { foreign.call(method, then: $0) }
      #expect(error?.name == "org.freedesktop.DBus.Error.AccessDenied")
    }
    #expect(fields.focused == [path])
    #expect(fields.fields.count == 1)
  }

  @Test("A field's signals go to its client alone, each from its own object")
  func ownSignals() throws {
    let name = try #require(client.uniqueName)
    let other = try bus.connect()
    let paths = [try fields.register(client: name), try fields.register(client: name)]
    var heard: [String] = []
    var slots: [BusSlot] = []
    for connection in [client, other] {
      for member in ["ReturnPressed", "AccessoryActivated"] {
        let match = BusMatch(interface: FieldStage.name, member: member)
        let listener = connection === client ? "client" : "other"
        let slot = try connection.onSignal(match) { message in
          heard.append("\(listener) \(message.member) \(message.path) \(message.signature)")
        }
        slots.append(slot)
      }
    }
    try bus.settle()
    try fields.fields[paths[0]]?.object.emit("ReturnPressed", to: name)
    try fields.fields[paths[1]]?.object.emit(
      "AccessoryActivated", [.string("bold"), .variant(.boolean(true))], to: name)
    try bus.settle()
    #expect(
      heard == [
        "client ReturnPressed \(paths[0]) ", "client AccessoryActivated \(paths[1]) sv",
      ])
    withExtendedLifetime(slots) {}
  }

  @Test("A field that is given up is gone; the next is not confused with it")
  func unregister() throws {
    let name = try #require(client.uniqueName)
    let path = try fields.register(client: name)
    let proxy = try field(path, from: client)
    _ = try bus.result { proxy.call("Unregister", then: $0) }
    let error = try bus.error { proxy.call("Focus", then: $0) }
    #expect(error?.name == "org.freedesktop.DBus.Error.UnknownObject")
    #expect(try fields.register(client: name) != path)
  }

  @Test("All fields of a client go with it, and no others")
  func goneWithClient() throws {
    var dying: BusConnection? = try bus.connect()
    let dyingName = try #require(dying?.uniqueName)
    let living = try fields.register(client: #require(client.uniqueName))
    for _ in 0..<10 { _ = try fields.register(client: dyingName) }
    try bus.settle()
    #expect(fields.fields.count == 11)
    dying = nil
    #expect(bus.turn { fields.fields.count == 1 })
    #expect(fields.fields[living] != nil)
  }

  @Test("A client that was gone before its field was made leaves none")
  func goneBefore() throws {
    _ = try fields.register(client: ":1.4000")
    #expect(bus.turn { fields.fields.isEmpty })
  }

  @Test("A client that registers without end is told where the end is")
  func limit() throws {
    let name = try #require(client.uniqueName)
    for _ in 0..<16 { _ = try fields.register(client: name) }
    let error = #expect(throws: BusError.self) { _ = try fields.register(client: name) }
    #expect(error?.text == "a client may register at most 16 fields")
  }
}
