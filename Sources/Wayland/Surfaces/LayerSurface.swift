import CWaylandProtocols

/// A surface on the overlay layer, above full-screen windows, that never takes the keyboard focus.
///
/// Destroyed, it is gone from the screen: some compositors are slower while one merely exists.
public final class LayerSurface {
  /// Called when the compositor says how large to be, in logical pixels. Show a buffer then.
  public var onConfigure: ((_ width: UInt32, _ height: UInt32) -> Void)?
  /// Called when the compositor has closed it, for example with its output: let go of it.
  public var onClosed: (() -> Void)?
  // Before the surface, so that it ends before it.
  private let proxy: Proxy
  /// What it shows.
  public let surface: Surface

  /// A layer surface on `output`, or where the compositor chooses; nil where there is no layer
  /// shell. It shows nothing before ``onConfigure``.
  public init?(_ connection: Connection, output: Output? = nil, placement: LayerPlacement) {
    guard let shell = connection.registry.factory(.layerShell),
      let surface = Surface(connection, output: output),
      let proxy = Proxy(
        zwlr_layer_shell_v1_get_layer_surface(
          shell.pointer, surface.proxy.pointer, output?.proxy.pointer,
          ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY.rawValue, "osk"),
        of: connection.display, destroy: { zwlr_layer_surface_v1_destroy($0) })
    else { return nil }
    self.surface = surface
    self.proxy = proxy
    zwlr_layer_surface_v1_add_listener(proxy.pointer, Self.listener.table, userData(self))
    zwlr_layer_surface_v1_set_keyboard_interactivity(
      proxy.pointer, ZWLR_LAYER_SURFACE_V1_KEYBOARD_INTERACTIVITY_NONE.rawValue)
    place(placement)
    surface.commit()
  }

  /// Changes the placement, from the surface's next commit on.
  public func place(_ placement: LayerPlacement) {
    zwlr_layer_surface_v1_set_anchor(proxy.pointer, placement.anchors.rawValue)
    zwlr_layer_surface_v1_set_size(proxy.pointer, placement.width, placement.height)
    zwlr_layer_surface_v1_set_exclusive_zone(proxy.pointer, placement.exclusiveZone)
  }

  private func configure(serial: UInt32, width: UInt32, height: UInt32) {
    zwlr_layer_surface_v1_ack_configure(proxy.pointer, serial)
    onConfigure?(width, height)
  }

  private static let listener = Listener(
    zwlr_layer_surface_v1_listener(
      configure: { data, _, serial, width, height in
        receiver(data, LayerSurface.self)?
          .configure(serial: serial, width: width, height: height)
      },
      closed: { data, _ in receiver(data, LayerSurface.self)?.onClosed?() }))
}
