import CWaylandProtocols

/// Waits, without blocking, until the compositor has done all that was asked of it so far.
final class Answer {
  private let proxy: Proxy
  private let action: () -> Void

  /// Nil where libwayland had no memory for it.
  init?(of display: Display, _ action: @escaping () -> Void) {
    guard
      let proxy = Proxy(
        wl_display_sync(display.pointer), of: display, destroy: { wl_callback_destroy($0) })
    else { return nil }
    self.proxy = proxy
    self.action = action
    wl_callback_add_listener(proxy.pointer, Self.listener.table, userData(self))
    display.keepAlive(self)
  }

  private func came() {
    // Lets go of the object first: the action may end the connection.
    proxy.display.letGo(self)
    action()
  }

  private static let listener = Listener(
    wl_callback_listener(
      done: { data, _, _ in receiver(data, Answer.self)?.came() }))
}
