/// The way to the bus of accessible objects, which is apart from the session's.
@MainActor
public enum AccessibilityBus {
  /// The name on the session's bus that knows the way.
  public nonisolated static let launcher = "org.a11y.Bus"

  /// Asks for the way and connects; nil where accessibility is not running.
  public static func connect(
    by session: BusConnection, then: @escaping (BusConnection?) -> Void
  ) {
    let proxy = BusProxy(
      session, destination: launcher, path: "/org/a11y/bus", interface: launcher)
    proxy.call("GetAddress", options: .runningOnly) { answer in
      let address = (try? answer.get())?.first?.string
      then(address.flatMap { try? BusConnection(address: $0) })
    }
  }
}
