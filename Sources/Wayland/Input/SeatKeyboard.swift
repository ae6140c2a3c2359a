import CWaylandProtocols
import Glibc

/// The keyboards of a seat, for the keymap they share: our surfaces never have the keys.
final class SeatKeyboard {
  private let proxy: Proxy
  private let onKeymap: (String) -> Void

  init?(_ seat: Proxy, onKeymap: @escaping (String) -> Void) {
    let pointer = wl_seat_get_keyboard(seat.pointer)
    guard
      let proxy = Proxy(
        pointer, of: seat.display,
        destroy: {
          wl_proxy_get_version($0) >= 3 ? wl_keyboard_release($0) : wl_keyboard_destroy($0)
        })
    else { return nil }
    self.proxy = proxy
    self.onKeymap = onKeymap
    wl_keyboard_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  private func setKeymap(format: UInt32, descriptor: Int32, size: UInt32) {
    defer { close(descriptor) }
    guard format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue,
      let keymap = SharedMemory.text(of: descriptor, size: Int(size))
    else { return }
    onKeymap(keymap)
  }

  private static let listener = Listener(
    wl_keyboard_listener(
      keymap: { data, _, format, descriptor, size in
        receiver(data, SeatKeyboard.self)?
          .setKeymap(format: format, descriptor: descriptor, size: size)
      },
      enter: { _, _, _, _, _ in },
      leave: { _, _, _, _ in },
      key: { _, _, _, _, _, _ in },
      modifiers: { _, _, _, _, _, _, _ in },
      repeat_info: { _, _, _, _ in }))
}
