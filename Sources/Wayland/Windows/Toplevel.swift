import CWaylandProtocols

/// One window of some app. Its title is none of our business and not kept.
final class Toplevel {
  private(set) var appID: String?
  private(set) var isActive = false
  var onDone: (() -> Void)?
  var onClosed: (() -> Void)?

  private let proxy: Proxy
  private var pendingAppID: String?
  private var willBeActive = false

  init?(_ pointer: OpaquePointer?, of display: Display) {
    guard
      let proxy = Proxy(
        pointer, of: display, destroy: { zwlr_foreign_toplevel_handle_v1_destroy($0) })
    else { return nil }
    self.proxy = proxy
    zwlr_foreign_toplevel_handle_v1_add_listener(
      proxy.pointer, Self.listener.table, userData(self))
  }

  private func setStates(_ states: UnsafeMutablePointer<wl_array>?) {
    guard let states = states?.pointee else { return }
    let bytes = UnsafeRawBufferPointer(start: states.data, count: states.size)
    let activated = ZWLR_FOREIGN_TOPLEVEL_HANDLE_V1_STATE_ACTIVATED.rawValue
    willBeActive = stride(from: 0, to: bytes.count - bytes.count % 4, by: 4)
      .contains { bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self) == activated }
  }

  private func done() {
    (appID, isActive) = (pendingAppID, willBeActive)
    onDone?()
  }

  private static let listener = Listener(
    zwlr_foreign_toplevel_handle_v1_listener(
      title: { _, _, _ in },
      app_id: { data, _, appID in
        let appID = text(appID)
        receiver(data, Toplevel.self)?.pendingAppID = appID.isEmpty ? nil : appID
      },
      output_enter: { _, _, _ in },
      output_leave: { _, _, _ in },
      state: { data, _, states in receiver(data, Toplevel.self)?.setStates(states) },
      done: { data, _ in receiver(data, Toplevel.self)?.done() },
      closed: { data, _ in receiver(data, Toplevel.self)?.onClosed?() },
      parent: { _, _, _ in }))
}
