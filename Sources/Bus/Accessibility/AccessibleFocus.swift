/// Follows which accessible object has the focus, as long as it is kept.
@MainActor
public final class AccessibleFocus {
  private let connection: BusConnection
  private let changed: (AccessibleObject.Reference?) -> Void
  private var slot: BusSlot?
  private var current: AccessibleObject.Reference?

  private static let event = "object:state-changed:focused"

  /// Listens on the accessibility bus; `changed` tells each object that gets the focus, and nil
  /// where the last one lost it.
  public init(
    on connection: BusConnection, changed: @escaping (AccessibleObject.Reference?) -> Void
  ) throws(BusError) {
    self.connection = connection
    self.changed = changed
    let match = BusMatch(
      interface: "org.a11y.atspi.Event.Object", member: "StateChanged", firstArgument: "focused")
    slot = try connection.onSignal(match) { [weak self] in self?.receive($0) }
    tellRegistry("RegisterEvent", .standard)
  }

  isolated deinit {
    tellRegistry("DeregisterEvent", .runningOnly)
  }

  /// Programs send events only where somebody said that they are wanted.
  private func tellRegistry(_ method: String, _ options: BusCallOptions) {
    let registry = BusProxy(
      connection, destination: AccessibleObject.root.name, path: "/org/a11y/atspi/registry",
      interface: "org.a11y.atspi.Registry")
    registry.call(method, [.string(Self.event)], options: options) { _ in }
  }

  /// The second argument says whether it has the focus; what follows differs between versions.
  private func receive(_ message: BusMessage) {
    guard let arguments = try? message.arguments(), arguments.count >= 2 else { return }
    let reference = AccessibleObject.Reference(name: message.sender, path: message.path)
    if arguments[1].integer == 1 {
      current = reference
      changed(reference)
    } else if current == reference {
      current = nil
      changed(nil)
    }
  }
}
