import CSystemd

/// One message that came in; keeps it alive.
@MainActor
public final class BusMessage {
  let pointer: OpaquePointer

  /// Shares the message with whoever holds it already.
  init(_ pointer: OpaquePointer) {
    self.pointer = sd_bus_message_ref(pointer)
  }

  isolated deinit {
    sd_bus_message_unref(pointer)
  }

  /// The unique bus name it came from; the bus sets it, a client cannot lie about it.
  public var sender: String { text(sd_bus_message_get_sender(pointer)) }
  /// The object it is about.
  public var path: String { text(sd_bus_message_get_path(pointer)) }
  /// The interface it belongs to.
  public var interface: String { text(sd_bus_message_get_interface(pointer)) }
  /// The name of the method or signal.
  public var member: String { text(sd_bus_message_get_member(pointer)) }
  /// The signature of its arguments.
  public var signature: String { text(sd_bus_message_get_signature(pointer, 1)) }

  /// Its arguments, or the error that one of them is or that it is past a limit.
  public func arguments(_ limits: BusLimits = .standard) throws(BusError) -> [BusValue] {
    var reader = MessageReader(pointer, limits: limits)
    return try reader.arguments()
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
