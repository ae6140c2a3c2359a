import CWaylandClient
import CWaylandProtocols
import CWaylandTestProtocols

/// The connection to the compositor, and what it offers.
final class Globals {
  /// What can be bound: the newest name of each interface, and its version.
  private var offers: [String: (name: UInt32, version: UInt32)] = [:]
  private let display: OpaquePointer
  private var registry: OpaquePointer?

  /// Connects to the display that the environment names.
  init() throws(HandError) {
    guard let display = wl_display_connect(nil) else {
      throw HandError("no Wayland display to connect to")
    }
    self.display = display
    registry = wl_display_get_registry(display)
    wl_registry_add_listener(registry, Self.listener, Unmanaged.passUnretained(self).toOpaque())
    try roundTrip()
  }

  deinit {
    wl_display_disconnect(display)
  }

  /// Never freed: libwayland keeps only its address, and there is one for the whole process.
  nonisolated(unsafe) private static let listener: UnsafeMutablePointer<wl_registry_listener> = {
    let listener = UnsafeMutablePointer<wl_registry_listener>.allocate(capacity: 1)
    listener.initialize(
      to: wl_registry_listener(
        global: { data, _, name, interface, version in
          guard let data, let interface else { return }
          let globals = Unmanaged<Globals>.fromOpaque(data).takeUnretainedValue()
          globals.offers[String(cString: interface)] = (name, version)
        },
        global_remove: { _, _, _ in }))
    return listener
  }()

  /// Waits until the compositor has done all that was asked of it.
  func roundTrip() throws(HandError) {
    guard wl_display_roundtrip(display) >= 0 else {
      throw HandError("the compositor closed the connection")
    }
  }

  /// A proxy of the interface at most of this version, or nil where it is not offered.
  func bind(_ interface: String, version: UInt32) -> OpaquePointer? {
    guard let offer = offers[interface],
      let description = protocol_interface(interface) ?? test_protocol_interface(interface)
    else { return nil }
    return OpaquePointer(
      wl_registry_bind(registry, offer.name, description, min(version, offer.version)))
  }
}
