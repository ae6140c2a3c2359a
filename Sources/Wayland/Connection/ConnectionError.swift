import Glibc

/// Why there is no connection to a compositor, or none any more.
public nonisolated enum ConnectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody listens there.
  case unreachable(address: String, errno: Int32)
  /// The compositor ended, or closed the connection.
  case lost(errno: Int32)
  /// The compositor found a fault of ours: an error `code` of this object's interface.
  case protocolError(interface: String, object: UInt32, code: UInt32)

  /// One line that says what happened.
  public var description: String {
    switch self {
    case .unreachable(let address, let code):
      "no Wayland compositor at \(address): \(Self.reason(code))"
    case .lost(let code):
      "the Wayland compositor is gone: \(Self.reason(code))"
    case .protocolError(let interface, let object, let code):
      "the Wayland compositor refused a request: error \(code) of \(interface)#\(object)"
    }
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
