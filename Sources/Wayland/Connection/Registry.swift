import CWaylandProtocols

/// What the compositor offers, as it comes and goes.
public final class Registry {
  /// What is offered now, in the order of announcement.
  public private(set) var globals: [Global] = []
  var onAppear: ((Global) -> Void)?
  var onVanish: ((Global) -> Void)?

  private let proxy: Proxy
  private var bound: [String: (name: UInt32, proxy: Proxy)] = [:]

  private static let listener = Listener(
    wl_registry_listener(
      global: { data, _, name, interface, version in
        let global = Global(name: name, interface: text(interface), version: version)
        receiver(data, Registry.self)?.appeared(global)
      },
      global_remove: { data, _, name in receiver(data, Registry.self)?.vanished(name) }))

  init?(_ display: Display) {
    guard
      let proxy = Proxy(
        wl_display_get_registry(display.pointer), of: display, destroy: { wl_registry_destroy($0) })
    else { return nil }
    self.proxy = proxy
    wl_registry_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  /// Whether the compositor offers this.
  public func offers(_ interface: Interface) -> Bool {
    globals.contains { $0.interface == interface.name }
  }

  /// A new object for a global, in the newest version both sides speak.
  func bind(_ global: Global, as interface: Interface) -> Proxy? {
    guard global.interface == interface.name, let description = protocol_interface(interface.name)
    else { return nil }
    let version = min(global.version, interface.version)
    let pointer = wl_registry_bind(proxy.pointer, global.name, description, version)
    return Proxy(
      pointer.map { OpaquePointer($0) }, of: proxy.display, destroy: interface.destroy)
  }

  /// A new object for the first global of this kind, or nil where none is offered.
  func bindFirst(_ interface: Interface) -> Proxy? {
    globals.first { $0.interface == interface.name }.flatMap { bind($0, as: interface) }
  }

  /// The one shared object for a global that only makes others.
  func factory(_ interface: Interface) -> Proxy? {
    if let (_, proxy) = bound[interface.name] { return proxy }
    guard let global = globals.first(where: { $0.interface == interface.name }),
      let proxy = bind(global, as: interface)
    else { return nil }
    bound[interface.name] = (global.name, proxy)
    return proxy
  }

  private func appeared(_ global: Global) {
    globals.append(global)
    onAppear?(global)
  }

  private func vanished(_ name: UInt32) {
    guard let index = globals.firstIndex(where: { $0.name == name }) else { return }
    let global = globals.remove(at: index)
    if bound[global.interface]?.name == name { bound[global.interface] = nil }
    onVanish?(global)
  }
}
