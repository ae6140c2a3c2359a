import Bus
import BusTestSupport
import Glibc
import Testing

@Suite("D-Bus values")
@MainActor
struct ValueTests {
  /// The type codes of the D-Bus specification, "Type system".
  nonisolated static let values: [(BusValue, String)] = [
    (.byte(255), "y"), (.boolean(true), "b"), (.boolean(false), "b"), (.int16(-7), "n"),
    (.uint16(65_535), "q"), (.int32(.min), "i"), (.uint32(.max), "u"), (.int64(.min), "x"),
    (.uint64(.max), "t"), (.double(0.1), "d"), (.string("wörld 👋🏽"), "s"), (.string(""), "s"),
    (.objectPath("/a/b"), "o"), (.signature("a{sv}"), "g"), (.array(of: "s", []), "as"),
    (.array(of: "ai", [.array(of: "i", [.int32(1)]), .array(of: "i", [])]), "aai"),
    (.dictionary(key: "s", value: "v", []), "a{sv}"),
    (.dictionary(key: "u", value: "as", [BusEntry(.uint32(1), .strings(["x"]))]), "a{uas}"),
    (.structure([.int32(1), .structure([.string("s")])]), "(i(s))"),
    (.variant(.variant(.byte(1))), "v"), (.named(["a": .boolean(true)]), "a{sv}"),
    (.array(of: "a{sv}", [.named(["kind": .string("button")])]), "aa{sv}"),
    (.array(of: "aa{sv}", [.array(of: "a{sv}", [.named([:])])]), "aaa{sv}"),
  ]

  @Test("A value has the specification's signature and comes back as it went", arguments: values)
  func roundTrip(value: BusValue, signature: String) throws {
    #expect(value.signature == signature)
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    let echo = try EchoObject(on: server)
    let proxy = try echo.proxy(from: client)
    let answer = try bus.result { proxy.call("Echo", [.variant(value)], then: $0) }
    #expect(answer == [.variant(value)])
  }

  @Test("A descriptor arrives as a duplicate that is closed with its last reference")
  func descriptor() throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    var received: [BusDescriptor] = []
    let take = BusMethod(
      "Take", in: [BusArgument("end", "h")],
      answer: { call in
        received += call.arguments.compactMap(\.descriptor)
        return []
      })
    let object = try BusObject(
      BusInterface("org.toccata.Test1", methods: [take]), at: "/t", on: server)
    let proxy = BusProxy(
      client, destination: try #require(server.uniqueName), path: object.path,
      interface: object.interface.name)

    let pipe = try Pipe()
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    defer { close(pipe.reading) }
    do {
      let writing = BusDescriptor(owning: pipe.writing)
      _ = try bus.result { proxy.call("Take", [.descriptor(writing)], then: $0) }
    }
    let number = try #require(received.first?.number)
    #expect(number != pipe.writing)
    #expect(write(number, "x", 1) == 1)
    var byte: UInt8 = 0
    #expect(read(pipe.reading, &byte, 1) == 1)
    // The end of the pipe shows only when its last writer is closed.
    #expect(read(pipe.reading, &byte, 1) == -1 && errno == EAGAIN)
    received = []
    #expect(read(pipe.reading, &byte, 1) == 0)
  }

  @Test(
    "What D-Bus cannot carry is an error, not a broken message",
    arguments: [
      .string("a\0b"), .objectPath("no path"), .signature("a"), .array(of: "s", [.byte(1)]),
      .array(of: "?", []), .structure([]), .dictionary(key: "as", value: "v", []),
    ] as [BusValue])
  func unsendable(value: BusValue) throws {
    let bus = try PrivateBus()
    let (server, client) = (try bus.connect(), try bus.connect())
    let echo = try EchoObject(on: server)
    let proxy = try echo.proxy(from: client)
    #expect(try bus.error { proxy.call("Echo", [.variant(value)], then: $0) } != nil)
    #expect(echo.calls == 0)
    let fine = try bus.result { proxy.call("Echo", [.variant(.byte(1))], then: $0) }
    #expect(fine == [.variant(.byte(1))])
  }

  @Test("Accessors answer nil for other types")
  func access() {
    #expect(BusValue.uint64(.max).integer == nil)
    #expect(BusValue.uint32(.max).integer == 4_294_967_295)
    #expect(BusValue.int16(-1).integer == -1)
    #expect(BusValue.string("1").integer == nil)
    #expect(BusValue.objectPath("/").string == nil)
    #expect(BusValue.boolean(true).boolean == true)
    #expect(BusValue.variant(.variant(.string("in"))).unwrapped.string == "in")
    #expect(BusValue.array(of: "v", []).namedValues == nil)
  }

  @Test("Of two entries under one key the last counts")
  func doubledKey() {
    let value = BusValue.dictionary(
      key: "s", value: "v",
      [
        BusEntry(.string("k"), .variant(.byte(1))), BusEntry(.string("k"), .variant(.byte(2))),
      ])
    #expect(value.namedValues == ["k": .byte(2)])
  }
}
