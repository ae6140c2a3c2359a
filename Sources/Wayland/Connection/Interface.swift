import CWaylandProtocols

/// How an interface of the registry is bound and ended.
public nonisolated struct Interface: Sendable {
  /// Its name in the registry.
  public let name: String
  /// The newest version we speak.
  let version: UInt32
  /// The request that ends an object of it, where it has one.
  let destroy: @Sendable (OpaquePointer) -> Void

  private init(
    _ name: String, _ version: UInt32, _ destroy: @escaping @Sendable (OpaquePointer) -> Void
  ) {
    self.name = name
    self.version = version
    self.destroy = destroy
  }

  /// Surfaces.
  public static let compositor = Interface("wl_compositor", 4, { wl_compositor_destroy($0) })
  /// Buffers in shared memory.
  public static let sharedMemory = Interface("wl_shm", 1, { wl_shm_destroy($0) })
  /// A group of input devices.
  public static let seat = Interface(
    "wl_seat", 7,
    { wl_proxy_get_version($0) >= 5 ? wl_seat_release($0) : wl_seat_destroy($0) })
  /// A screen.
  public static let output = Interface(
    "wl_output", 4,
    { wl_proxy_get_version($0) >= 3 ? wl_output_release($0) : wl_output_destroy($0) })
  /// Logical geometry of screens.
  public static let outputManager = Interface(
    "zxdg_output_manager_v1", 3, { zxdg_output_manager_v1_destroy($0) })
  /// Buffers scaled to their surface.
  public static let viewporter = Interface("wp_viewporter", 1, { wp_viewporter_destroy($0) })
  /// Scales that are no whole number.
  public static let fractionalScale = Interface(
    "wp_fractional_scale_manager_v1", 1, { wp_fractional_scale_manager_v1_destroy($0) })
  /// Surfaces above the windows.
  public static let layerShell = Interface(
    "zwlr_layer_shell_v1", 4,
    {
      wl_proxy_get_version($0) >= 3
        ? zwlr_layer_shell_v1_destroy($0) : wl_proxy_destroy($0)
    })
  /// Pens.
  public static let tablets = Interface(
    "zwp_tablet_manager_v2", 1, { zwp_tablet_manager_v2_destroy($0) })
  /// Text into fields, as wlroots and its kin offer it.
  public static let inputMethodV2 = Interface(
    "zwp_input_method_manager_v2", 1, { zwp_input_method_manager_v2_destroy($0) })
  /// Text into fields, as KWin and Weston offer it.
  public static let inputMethodV1 = Interface(
    "zwp_input_method_v1", 1, { zwp_input_method_v1_destroy($0) })
  /// The place of the keyboard where ``inputMethodV1`` is spoken.
  public static let inputPanel = Interface(
    "zwp_input_panel_v1", 1, { zwp_input_panel_v1_destroy($0) })
  /// Keys.
  public static let virtualKeyboard = Interface(
    "zwp_virtual_keyboard_manager_v1", 1, { zwp_virtual_keyboard_manager_v1_destroy($0) })
  /// The windows and which of them is active.
  public static let foreignToplevels = Interface(
    "zwlr_foreign_toplevel_manager_v1", 3, { zwlr_foreign_toplevel_manager_v1_destroy($0) })
}
