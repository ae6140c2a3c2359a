import CWaylandProtocols
import CWaylandServer
import CWaylandTestProtocols

/// The description of an interface by its name.
func interfaceDescription(_ name: String) -> UnsafePointer<wl_interface>? {
  protocol_interface(name) ?? test_protocol_interface(name)
}
