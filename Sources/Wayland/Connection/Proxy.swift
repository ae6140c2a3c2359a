import CWaylandProtocols

/// Owns one protocol object and ends it with its own request.
///
/// Events that were on their way to an object when it ended never reach its listener: libwayland
/// drops them.
@MainActor
final class Proxy {
  let pointer: OpaquePointer
  let display: Display
  private let destroy: (OpaquePointer) -> Void

  /// Nil where libwayland had no memory for the object.
  init?(_ pointer: OpaquePointer?, of display: Display, destroy: @escaping (OpaquePointer) -> Void)
  {
    guard let pointer else { return nil }
    self.pointer = pointer
    self.display = display
    self.destroy = destroy
  }

  isolated deinit {
    destroy(pointer)
  }

  /// The version the object was bound with.
  var version: UInt32 { wl_proxy_get_version(pointer) }
}
