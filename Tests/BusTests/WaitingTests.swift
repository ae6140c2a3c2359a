import Bus
import BusTestSupport
import Testing

/// How a program that does one thing uses a connection: no loop, one wait.
@Suite("Waiting for an answer")
@MainActor
struct WaitingTests {
  let bus: PrivateBus

  init() throws {
    bus = try PrivateBus()
  }

  private func driver(_ connection: BusConnection) -> BusProxy {
    BusProxy(
      connection, destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus")
  }

  @Test("A call made before the bus has greeted us is answered like any other")
  func beforeGreeting() throws {
    let connection = try BusConnection(address: bus.address)
    #expect(!connection.isReady && connection.uniqueName == nil)
    let names = try connection.result { driver(connection).call("ListNames", then: $0) }
    #expect(connection.isReady)
    let own = BusValue.string(try #require(connection.uniqueName))
    #expect(names.first?.elements?.contains(own) == true)
  }

  @Test("What is not answered in time is one clear line")
  func noAnswer() throws {
    let (server, client) = (try bus.connect(), try bus.connect())
    let echo = try EchoObject(on: server)
    let proxy = try echo.proxy(from: client)
    // Nobody serves the server's connection meanwhile.
    let error = #expect(throws: BusError.self) {
      _ = try client.result(atMost: .milliseconds(5)) { proxy.call("Sender", then: $0) }
    }
    #expect(error?.name == "org.freedesktop.DBus.Error.NoReply")
    #expect(error?.text.hasPrefix("no answer in ") == true)
  }

  @Test("A bus that ends while one waits ends the wait")
  func busEnds() throws {
    let connection = try bus.connect()
    bus.stop()
    #expect(!connection.wait(atMost: .seconds(10)) { false })
    #expect(connection.descriptor == -1)
  }

  @Test("What is so already is not waited for")
  func alreadySo() throws {
    let connection = try bus.connect()
    #expect(connection.wait(atMost: .zero) { true })
    #expect(!connection.wait(atMost: .zero) { false })
  }

  @Test(
    "A wait is rounded up to poll's milliseconds, never down",
    arguments: [
      (Duration.zero, Int32(0)), (.nanoseconds(1), 1), (.milliseconds(1), 1),
      (.microseconds(1500), 2), (.seconds(2), 2000), (.seconds(-5), 0),
      (.seconds(1 << 40), .max),
    ])
  func milliseconds(wait: Duration, expected: Int32) {
    #expect(BusConnection.milliseconds(from: .seconds(7), to: .seconds(7) + wait) == expected)
  }

  @Test("A signal's message says where it comes from")
  func message() throws {
    let (server, client) = (try bus.connect(), try bus.connect())
    let echo = try EchoObject(on: server)
    var messages: [BusMessage] = []
    let slot = try echo.proxy(from: client).onSignal("Rang") { messages.append($0) }
    try bus.settle()
    try echo.object?.emit("Rang", [.uint32(7)])
    #expect(bus.turn { messages.count == 1 })
    let message = try #require(messages.first)
    #expect(message.sender == server.uniqueName)
    #expect(message.path == EchoObject.path)
    #expect(message.interface == EchoObject.name)
    #expect(message.member == "Rang")
    #expect(message.signature == "u")
    // It may be read as often as one likes, and by other limits.
    #expect(try message.arguments() == [.uint32(7)])
    #expect(try message.arguments() == [.uint32(7)])
    #expect(throws: BusError.self) { try message.arguments(BusLimits(values: 0)) }
    withExtendedLifetime(slot) {}
  }
}
