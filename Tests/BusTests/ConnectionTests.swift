import Glibc
import Testing

@testable import Bus
import BusTestSupport

@Suite("Connections")
@MainActor
struct ConnectionTests {
  @Test(
    "Where there is no bus, one line says so",
    arguments: ["unix:path=/nonexistent/toccata/bus", "nonsense", ""])
  func noBus(address: String) {
    let error = #expect(throws: BusError.self) { _ = try BusConnection(address: address) }
    #expect(error?.text.hasPrefix("cannot connect to the D-Bus session bus: ") == true)
    #expect(error?.text.contains { $0.isNewline } == false)
  }

  @Test("Where there is not even an address, the line says which")
  func noAddress() {
    #expect(BusError.noBus(errno: ENOMEDIUM).text.contains("DBUS_SESSION_BUS_ADDRESS"))
    #expect(BusError.noBus(errno: ECONNREFUSED).text.hasSuffix("Connection refused"))
  }

  @Test("Nothing wakes an idle connection")
  func idle() throws {
    let bus = try PrivateBus()
    let connection = try bus.connect()
    try bus.settle()
    #expect(connection.deadline == nil)
    #expect(!connection.wait(atMost: .milliseconds(1)) { false })
    #expect(connection.deadline == nil)
  }

  @Test("A service that does not run is a missing one")
  func missingService() throws {
    let bus = try PrivateBus()
    let connection = try bus.connect()
    let proxy = BusProxy(
      connection, destination: "org.toccata.Nobody", path: "/", interface: "org.toccata.Nobody")
    let error = #expect(throws: BusError.self) {
      _ = try connection.result { proxy.call("Anything", then: $0) }
    }
    #expect(error?.isServiceMissing == true)
  }

  @Test("When the bus ends, calls are answered with an error and the owner is told once")
  func busEnds() throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    let echo = try EchoObject(on: server)
    let proxy = try echo.proxy(from: client)
    var (disconnected, answers) = (0, [BusError?]())
    client.onDisconnect = { disconnected += 1 }
    proxy.call("Wait") { answer in
      if case .failure(let error) = answer { answers.append(error) } else { answers.append(nil) }
    }
    #expect(bus.turn { echo.waiting.count == 1 })
    bus.stop()
    #expect(bus.turn { disconnected > 0 && server.descriptor < 0 })
    client.process()
    #expect(disconnected == 1)
    #expect(answers.count == 1 && answers[0] != nil)
    #expect(client.descriptor == -1 && client.events == 0 && client.deadline == nil)
    // What is done on a dead connection is an error at most.
    #expect(try bus.error { proxy.call("Sender", then: $0) } != nil)
    echo.waiting[0].reply()
    #expect(throws: BusError.self) { try echo.object?.emit("Rang", [.uint32(1)]) }
  }

  @Test("A connection goes with its object although slots of it are left")
  func dropping() throws {
    let bus = try PrivateBus()
    let watcher = try bus.connect()
    var client: BusConnection? = try bus.connect()
    let name = try #require(client?.uniqueName)
    var owners: [String?] = []
    let watch = try watcher.watchOwner(of: name) { owners.append($0) }
    let slot = try client?.onSignal(BusMatch(member: "Rang")) { _ in }
    #expect(bus.turn { owners.count == 1 })
    client = nil
    #expect(bus.turn { owners.count == 2 })
    #expect(owners == [name, nil])
    withExtendedLifetime((watch, slot)) {}
  }

  @Test("A match cannot be broken out of", arguments: ["a'b", "a\\b", "a\0b"])
  func matchQuoting(value: String) throws {
    let connection = try PrivateBus().connect()
    #expect(throws: BusError.self) {
      _ = try connection.onSignal(BusMatch(firstArgument: value)) { _ in }
    }
  }

  @Test("An error is one line of bounded length")
  func errorLine() {
    #expect(BusError.failed("one\ntwo").text == "one")
    #expect(BusError.failed(String(repeating: "x", count: 10_000)).text.count == 500)
    #expect(BusError.failed("").text == "")
  }
}
