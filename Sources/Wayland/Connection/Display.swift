import CWaylandProtocols
import Glibc

/// Owns the connection itself. Every ``Proxy`` holds it, so that it is closed last.
@MainActor
final class Display {
  let pointer: OpaquePointer
  /// Proxies that must outlive their owner until the compositor says that it is done with them.
  private var lingering: [ObjectIdentifier: AnyObject] = [:]

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  isolated deinit {
    wl_display_disconnect(pointer)
  }

  func keepAlive(_ object: AnyObject) {
    lingering[ObjectIdentifier(object)] = object
  }

  func letGo(_ object: AnyObject) {
    lingering[ObjectIdentifier(object)] = nil
  }

  /// What the connection broke on, or nil while it is sound.
  var failure: ConnectionError? {
    let code = wl_display_get_error(pointer)
    guard code != 0 else { return nil }
    guard code == EPROTO else { return .lost(errno: code) }
    var interface: UnsafePointer<wl_interface>?
    var object: UInt32 = 0
    let fault = wl_display_get_protocol_error(pointer, &interface, &object)
    let name = interface.flatMap { $0.pointee.name }.map { String(cString: $0) }
    return .protocolError(interface: name ?? "an object now gone", object: object, code: fault)
  }
}
