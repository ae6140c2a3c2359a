import CWaylandProtocols
import CWaylandTestProtocols

/// One finger, played by a virtual pointer, and a virtual keyboard of American layout.
final class VirtualPointerHand: Hand {
  private static let leftButton: UInt32 = 0x110
  /// Places are told in this many parts of a logical pixel.
  private static let parts = 256.0

  private let pointer: OpaquePointer
  private let keyboard: VirtualKeys
  private var extent: (width: UInt32, height: UInt32)?
  private var finger: UInt32?

  init?(_ globals: Globals) throws(HandError) {
    guard let manager = globals.bind("zwlr_virtual_pointer_manager_v1", version: 1),
      let seat = globals.bind("wl_seat", version: 1),
      let pointer = zwlr_virtual_pointer_manager_v1_create_virtual_pointer(manager, seat)
    else { return nil }
    self.pointer = pointer
    keyboard = try VirtualKeys(globals, seat: seat)
  }

  deinit { zwlr_virtual_pointer_v1_destroy(pointer) }

  func resize(_ width: Double, _ height: Double) {
    extent = (UInt32(width * Self.parts), UInt32(height * Self.parts))
  }

  func down(_ finger: UInt32, _ x: Double, _ y: Double) throws(HandError) {
    guard self.finger == nil else { throw HandError("a pointer is one finger only") }
    try go(x, y)
    self.finger = finger
    press(true)
  }

  func move(_ finger: UInt32, _ x: Double, _ y: Double) throws(HandError) {
    guard self.finger == finger else { throw HandError("finger \(finger) is not down") }
    try go(x, y)
  }

  func hover(_ x: Double, _ y: Double) throws(HandError) { try go(x, y) }

  func up(_ finger: UInt32) throws(HandError) {
    guard self.finger == finger else { throw HandError("finger \(finger) is not down") }
    self.finger = nil
    press(false)
  }

  func key(_ code: UInt32, pressed: Bool) {
    keyboard.key(code, pressed: pressed)
  }

  private func go(_ x: Double, _ y: Double) throws(HandError) {
    guard let extent else { throw HandError("say the size of the desk first") }
    zwlr_virtual_pointer_v1_motion_absolute(
      pointer, milliseconds(), UInt32(max(0, x) * Self.parts), UInt32(max(0, y) * Self.parts),
      extent.width, extent.height)
    zwlr_virtual_pointer_v1_frame(pointer)
  }

  private func press(_ pressed: Bool) {
    zwlr_virtual_pointer_v1_button(pointer, milliseconds(), Self.leftButton, pressed ? 1 : 0)
    zwlr_virtual_pointer_v1_frame(pointer)
  }
}
