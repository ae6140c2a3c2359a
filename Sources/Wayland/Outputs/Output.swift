import CWaylandProtocols

/// A screen. What is known of it changes as a whole, when the compositor says that it is done.
public final class Output {
  /// What is known now.
  public private(set) var state = OutputState()
  /// The number of its global.
  let global: UInt32
  let proxy: Proxy

  private var pending = OutputState()
  private var logical: Proxy?
  private let onChange: () -> Void

  init(_ proxy: Proxy, global: UInt32, onChange: @escaping () -> Void) {
    self.proxy = proxy
    self.global = global
    self.onChange = onChange
    wl_output_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  /// Asks xdg-output too, where it is offered and was not asked before.
  func describe(with manager: Proxy?) {
    guard logical == nil, let manager else { return }
    logical = Proxy(
      zxdg_output_manager_v1_get_xdg_output(manager.pointer, proxy.pointer), of: proxy.display,
      destroy: { zxdg_output_v1_destroy($0) })
    guard let logical else { return }
    zxdg_output_v1_add_listener(logical.pointer, Self.logicalListener.table, userData(self))
  }

  /// Changes what is pending. Version 1 of `wl_output` has no `done`, there it holds at once.
  private func set(_ change: (inout OutputState) -> Void) {
    change(&pending)
    if proxy.version < 2 { done() }
  }

  private func done() {
    guard pending != state else { return }
    state = pending
    onChange()
  }

  private func setGeometry(x: Int32, y: Int32, transform: Int32) {
    set { state in
      if !state.hasLogicalPosition { (state.x, state.y) = (x, y) }
      state.transform = UInt32(exactly: transform).flatMap(OutputTransform.init) ?? .normal
    }
  }

  private func setMode(flags: UInt32, width: Int32, height: Int32) {
    guard flags & WL_OUTPUT_MODE_CURRENT.rawValue != 0 else { return }
    set { ($0.modeWidth, $0.modeHeight) = (max(0, width), max(0, height)) }
  }

  private static let listener = Listener(
    wl_output_listener(
      geometry: { data, _, x, y, _, _, _, _, _, transform in
        receiver(data, Output.self)?.setGeometry(x: x, y: y, transform: transform)
      },
      mode: { data, _, flags, width, height, _ in
        receiver(data, Output.self)?.setMode(flags: flags, width: width, height: height)
      },
      done: { data, _ in receiver(data, Output.self)?.done() },
      scale: { data, _, scale in receiver(data, Output.self)?.set { $0.scale = max(1, scale) } },
      name: { data, _, name in
        let name = text(name)
        receiver(data, Output.self)?.set { $0.name = name }
      },
      description: { _, _, _ in }))

  private static let logicalListener = Listener(
    zxdg_output_v1_listener(
      logical_position: { data, _, x, y in
        receiver(data, Output.self)?.set {
          $0.hasLogicalPosition = true
          ($0.x, $0.y) = (x, y)
        }
      },
      logical_size: { data, _, width, height in
        receiver(data, Output.self)?.set { $0.logicalSize = (width, height) }
      },
      // Deprecated since version 3, where wl_output's own `done` follows.
      done: { data, proxy in
        if wl_proxy_get_version(proxy) < 3 { receiver(data, Output.self)?.done() }
      },
      name: { data, _, name in
        let name = text(name)
        receiver(data, Output.self)?.set { $0.name = name }
      },
      description: { _, _, _ in }))
}
