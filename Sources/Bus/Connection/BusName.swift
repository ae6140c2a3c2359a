import CSystemd

/// A well-known name that we ask for and hold for as long as this object is kept.
@MainActor
public final class BusName {
  /// How it stands with the name.
  public enum State: Sendable, Equatable {
    /// Asked for, not answered yet.
    case requested
    /// Ours.
    case owned
    /// Another's; we are next.
    case queued
    /// Another's, and we do not wait for it.
    case taken
    /// The bus refused, with its reason.
    case refused(BusError)
  }

  /// The name.
  public let name: String
  /// How it stands now.
  public private(set) var state = State.requested
  private let connection: BusConnection
  private let changed: (State) -> Void
  private let waits: Bool
  private var slots: [BusSlot] = []

  /// Asks for the name; `changed` tells what comes of it, then and later.
  public init(
    _ name: String, on connection: BusConnection, policy: BusNamePolicy = [],
    changed: @escaping (State) -> Void
  ) throws(BusError) {
    self.name = name
    self.connection = connection
    self.changed = changed
    waits = policy.contains(.queue)
    for (member, state) in [("NameAcquired", State.owned), ("NameLost", waits ? .queued : .taken)] {
      let match = BusMatch(
        sender: BusDriver.name, interface: BusDriver.name, member: member, firstArgument: name)
      let slot = try connection.onSignal(match) { [weak self] message in
        guard BusDriver.arguments(of: message, "s") != nil else { return }
        self?.set(state)
      }
      slots.append(slot)
    }
    try request(policy)
  }

  isolated deinit {
    sd_bus_release_name_async(connection.pointer, nil, name, MessageCallback.ignore, nil)
  }

  private func request(_ policy: BusNamePolicy) throws(BusError) {
    let callback = MessageCallback { [weak self] reply in self?.answered(reply) }
    var slot: OpaquePointer?
    let asked = sd_bus_request_name_async(
      connection.pointer, &slot, name, policy.rawValue, MessageCallback.function,
      callback.userdata)
    try BusConnection.check(asked, "ask for the bus name \(name)")
    if let slot { BusSlot.float(slot, context: callback) }
  }

  /// The answers of RequestName in the D-Bus specification: owner, in queue, exists, owner already.
  private func answered(_ reply: BusMessage) {
    if let error = BusError(reply: reply.pointer) { return set(.refused(error)) }
    switch (try? reply.arguments())?.first {
    case .uint32(1), .uint32(4): set(.owned)
    case .uint32(2): set(.queued)
    default: set(.taken)
    }
  }

  private func set(_ new: State) {
    guard new != state else { return }
    state = new
    changed(new)
  }
}
