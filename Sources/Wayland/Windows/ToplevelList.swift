import CWaylandProtocols

/// The windows, as the compositor tells of them. It outlives its owner until the compositor has
/// said that it is done, because windows announced meanwhile need a place.
final class ToplevelList {
  var onChange: (() -> Void)?
  var activeAppID: String? { toplevels.last(where: \.isActive)?.appID }

  var appIDs: Set<String> { Set(toplevels.compactMap(\.appID)) }
  var hasActive: Bool { toplevels.contains(where: \.isActive) }

  private let proxy: Proxy
  private var toplevels: [Toplevel] = []

  init(_ proxy: Proxy) {
    self.proxy = proxy
    zwlr_foreign_toplevel_manager_v1_add_listener(
      proxy.pointer, Self.listener.table, userData(self))
  }

  func stop() {
    onChange = nil
    toplevels = []
    proxy.display.keepAlive(self)
    zwlr_foreign_toplevel_manager_v1_stop(proxy.pointer)
  }

  private func add(_ pointer: OpaquePointer?) {
    guard let toplevel = Toplevel(pointer, of: proxy.display) else { return }
    toplevel.onDone = { [unowned self] in onChange?() }
    toplevel.onClosed = { [unowned self, unowned toplevel] in
      toplevels.removeAll { $0 === toplevel }
      onChange?()
    }
    toplevels.append(toplevel)
  }

  private static let listener = Listener(
    zwlr_foreign_toplevel_manager_v1_listener(
      toplevel: { data, _, toplevel in receiver(data, ToplevelList.self)?.add(toplevel) },
      finished: { data, _ in
        guard let list = receiver(data, ToplevelList.self) else { return }
        list.proxy.display.letGo(list)
      }))
}
