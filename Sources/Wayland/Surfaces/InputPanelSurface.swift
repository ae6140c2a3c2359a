import CWaylandProtocols

/// The keyboard's surface where the compositor has a place for it (KWin, Weston). The compositor
/// shows and hides it with the fields.
public final class InputPanelSurface {
  /// Where the compositor puts it.
  public enum Place {
    /// The middle of the bottom edge of an output.
    case bottom(of: Output)
    /// Beside the caret, for candidates.
    case caret
  }

  /// Whether the panel is where the keyboard belongs, where the compositor offers what `offers`
  /// says. It belongs to version 1 of the input method. Where that is spoken it is the place even
  /// beside layer shell: on KWin a touched layer surface takes the focus from the field.
  public nonisolated static func isPlace(where offers: (Interface) -> Bool) -> Bool {
    offers(.inputPanel) && !offers(.inputMethodV2)
  }

  // Before the surface, so that it ends before it.
  private let proxy: Proxy
  /// What it shows.
  public let surface: Surface

  /// A panel at this place; nil where the compositor has none to give.
  public init?(_ connection: Connection, place: Place) {
    let output: Output? = if case .bottom(let output) = place { output } else { nil }
    guard let panel = connection.registry.factory(.inputPanel),
      let surface = Surface(connection, output: output),
      let proxy = Proxy(
        zwp_input_panel_v1_get_input_panel_surface(panel.pointer, surface.proxy.pointer),
        of: connection.display, destroy: { zwp_input_panel_surface_v1_destroy($0) })
    else { return nil }
    self.surface = surface
    self.proxy = proxy
    if let output {
      zwp_input_panel_surface_v1_set_toplevel(
        proxy.pointer, output.proxy.pointer,
        ZWP_INPUT_PANEL_SURFACE_V1_POSITION_CENTER_BOTTOM.rawValue)
    } else {
      zwp_input_panel_surface_v1_set_overlay_panel(proxy.pointer)
    }
  }
}
