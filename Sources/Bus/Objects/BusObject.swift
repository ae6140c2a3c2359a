import CSystemd
import Glibc

/// One interface of ours at one path, served for as long as this object is kept.
@MainActor
public final class BusObject {
  /// The path it is served at.
  public let path: String
  /// What is served.
  public let interface: BusInterface
  private let connection: BusConnection
  private let slot: BusSlot

  /// Serves `interface` at `path`; several interfaces may stand at one path. A name or a signature
  /// that D-Bus does not allow is an error.
  public init(
    _ interface: BusInterface, at path: String, on connection: BusConnection
  ) throws(BusError) {
    self.interface = interface
    self.path = path
    self.connection = connection
    let served = ServedInterface(interface)
    var pointer: OpaquePointer?
    let added = sd_bus_add_object_vtable(
      connection.pointer, &pointer, path, interface.name, served.table.entries, served.userdata)
    try BusConnection.check(added, "serve \(interface.name) at \(path)")
    guard let pointer else { throw .failed("cannot serve \(interface.name) at \(path)") }
    slot = BusSlot(pointer, context: served)
  }

  /// Sends a signal of the interface to everyone who listens, or to one client alone.
  public func emit(
    _ name: String, _ arguments: [BusValue] = [], to client: String? = nil
  ) throws(BusError) {
    let declared = interface.signals.first { $0.name == name }?.arguments.signature
    guard arguments.signature == declared else {
      throw .invalid("\(interface.name) declares no signal \(name)(\(arguments.signature))")
    }
    try connection.emit(name, of: interface.name, at: path, arguments, to: client)
  }

  /// Tells everyone who listens the new values of these properties.
  public func propertiesChanged(_ names: [String]) throws(BusError) {
    var strings = names.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    let told = sd_bus_emit_properties_changed_strv(
      connection.pointer, path, interface.name, &strings)
    try BusConnection.check(told, "tell that properties of \(interface.name) changed")
  }
}
