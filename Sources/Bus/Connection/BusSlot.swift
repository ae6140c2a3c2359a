import CSystemd

/// Something the bus does for us for as long as this object is kept: a match, a watch, an object.
@MainActor
public final class BusSlot {
  private let pointer: OpaquePointer

  /// Takes over `slot`. `context` is what the slot's callbacks get; it lives as long as the slot
  /// does, which during a callback is longer than this object.
  init(_ slot: OpaquePointer, context: AnyObject) {
    pointer = slot
    Self.keep(context, for: slot)
  }

  isolated deinit {
    sd_bus_slot_unref(pointer)
  }

  /// Leaves `slot` to the connection: it goes with its one answer, or with the connection.
  static func float(_ slot: OpaquePointer, context: AnyObject) {
    keep(context, for: slot)
    sd_bus_slot_set_floating(slot, 1)
    sd_bus_slot_unref(slot)
  }

  private static func keep(_ context: AnyObject, for slot: OpaquePointer) {
    _ = Unmanaged.passRetained(context)
    sd_bus_slot_set_destroy_callback(slot) { userdata in
      guard let userdata else { return }
      Unmanaged<AnyObject>.fromOpaque(userdata).release()
    }
  }
}
