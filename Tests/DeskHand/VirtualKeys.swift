import CLinux
import CWaylandProtocols
import Glibc

/// A plain keyboard of American layout, which stands for one with real keys.
final class VirtualKeys {
  private static let keymap = """
    xkb_keymap {
      xkb_keycodes { include "evdev" };
      xkb_types { include "complete" };
      xkb_compatibility { include "complete" };
      xkb_symbols { include "pc+us+inet(evdev)" };
    };
    """
  private static let shiftCodes: Set<UInt32> = [42, 54]

  private let globals: Globals
  private let seat: OpaquePointer
  private var keyboard: OpaquePointer?

  init(_ globals: Globals, seat: OpaquePointer) {
    self.globals = globals
    self.seat = seat
  }

  deinit {
    if let keyboard { zwp_virtual_keyboard_v1_destroy(keyboard) }
  }

  /// Presses or releases a key; Shift also sets its modifier.
  func key(_ code: UInt32, pressed: Bool) throws(HandError) {
    let keyboard = if let keyboard { keyboard } else { try open() }
    zwp_virtual_keyboard_v1_key(keyboard, milliseconds(), code, pressed ? 1 : 0)
    if Self.shiftCodes.contains(code) {
      zwp_virtual_keyboard_v1_modifiers(keyboard, pressed ? 1 : 0, 0, 0, 0)
    }
  }

  /// Only when a key is pressed: a keyboard that merely exists would look like a real one.
  private func open() throws(HandError) -> OpaquePointer {
    let size = Self.keymap.utf8.count + 1
    let file = linux_memory_file("keymap")
    defer { close(file) }
    guard let manager = globals.bind("zwp_virtual_keyboard_manager_v1", version: 1),
      let keyboard = zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(manager, seat),
      Self.keymap.withCString({ write(file, $0, size) }) == size
    else { throw HandError("the compositor offers no virtual keyboard") }
    zwp_virtual_keyboard_v1_keymap(
      keyboard, UInt32(WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue), file, UInt32(size))
    self.keyboard = keyboard
    return keyboard
  }
}
