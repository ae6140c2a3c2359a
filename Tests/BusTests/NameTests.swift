import Bus
import BusTestSupport
import Testing

@Suite("Bus names")
@MainActor
struct NameTests {
  let bus: PrivateBus
  let first: BusConnection
  let second: BusConnection
  let name = "org.toccata.Test"

  init() throws {
    bus = try PrivateBus()
    (first, second) = (try bus.connect(), try bus.connect())
  }

  /// Asks for the name and waits for the first answer.
  private func ask(
    _ connection: BusConnection, _ policy: BusNamePolicy = []
  ) throws -> BusName {
    var answered = false
    let asked = try BusName(name, on: connection, policy: policy) { _ in answered = true }
    #expect(bus.turn { answered })
    return asked
  }

  @Test("A name is owned by the first who asks, and free again when dropped")
  func ownership() throws {
    var owned: BusName? = try ask(first)
    #expect(owned?.state == .owned)
    #expect(try ask(second).state == .taken)
    owned = nil
    try bus.settle()
    #expect(try ask(second).state == .owned)
  }

  @Test("Who waits gets the name when its owner goes")
  func queue() throws {
    var owned: BusName? = try ask(first)
    let next = try ask(second, .queue)
    #expect(owned?.state == .owned && next.state == .queued)
    owned = nil
    #expect(bus.turn { next.state == .owned })
  }

  /// The owner's policy, and how it stands with the owner and the other afterwards.
  nonisolated static let replacements: [(BusNamePolicy, BusName.State, BusName.State)] = [
    (.allowReplacement, .taken, .owned),
    ([.allowReplacement, .queue], .queued, .owned),
    ([], .owned, .taken),
  ]

  @Test(
    "A name is replaced only where its owner allows it, who is told then", arguments: replacements)
  func replacement(policy: BusNamePolicy, before: BusName.State, after: BusName.State) throws {
    let owned = try ask(first, policy)
    let replacing = try ask(second, .replaceOwner)
    try bus.settle()
    #expect(owned.state == before)
    #expect(replacing.state == after)
  }

  @Test("A name that the bus refuses is refused with its reason")
  func refused() throws {
    var state: BusName.State?
    let asked = try BusName("org.toccata.Forbidden", on: first) { state = $0 }
    #expect(bus.turn { state != nil })
    guard case .refused(let error) = state else {
      Issue.record("\(String(describing: state))")
      return
    }
    #expect(error.name == "org.freedesktop.DBus.Error.AccessDenied")
    withExtendedLifetime(asked) {}
    #expect(throws: BusError.self) { _ = try BusName("no dots", on: first) { _ in } }
  }

  @Test("A watch tells the owner now, then each change")
  func watch() throws {
    var owners: [String?] = []
    let slot = try first.watchOwner(of: name) { owners.append($0) }
    #expect(bus.turn { owners.count == 1 })
    var owned: BusName? = try ask(second)
    #expect(bus.turn { owners.count == 2 })
    #expect(owned != nil)
    owned = nil
    #expect(bus.turn { owners.count == 3 })
    #expect(owners == [nil, second.uniqueName, nil])
    withExtendedLifetime(slot) {}
  }

  @Test("A client that was gone before the watch began is told as gone")
  func alreadyGone() throws {
    var owners: [String?] = []
    let slot = try first.watchOwner(of: ":1.4000") { owners.append($0) }
    #expect(bus.turn { !owners.isEmpty })
    #expect(owners == [nil])
    withExtendedLifetime(slot) {}
  }

  @Test("Only the bus itself is believed about owners")
  func forgedSignals() throws {
    let victim = try #require(second.uniqueName)
    var owners: [String?] = []
    let slot = try first.watchOwner(of: victim) { owners.append($0) }
    let owned = try ask(first)
    #expect(bus.turn { owners.count == 1 })
    let liar = try bus.connect()
    let driver = BusInterface(
      "org.freedesktop.DBus",
      signals: [
        BusSignal("NameOwnerChanged", ["name", "old", "new"].map { BusArgument($0, "s") }),
        BusSignal("NameLost", [BusArgument("name", "s")]),
      ])
    let forged = try BusObject(driver, at: "/org/freedesktop/DBus", on: liar)
    let target = first.uniqueName
    try forged.emit(
      "NameOwnerChanged", [.string(victim), .string(victim), .string("")], to: target)
    try forged.emit("NameLost", [.string(name)], to: target)
    try bus.settle()
    #expect(owners == [victim])
    #expect(owned.state == .owned)
    withExtendedLifetime(slot) {}
  }
}
