import CWaylandProtocols

/// Keys into whatever has the focus, by `zwp_virtual_keyboard_v1`.
///
/// The seat takes over this keyboard's keymap with its first key and keeps it: give the person's own
/// back with ``setKeymap(_:time:)`` when done, rather than let go of the keyboard. On sway a seat
/// without any keyboard has no text input either, so a device without one needs this from the start.
///
/// A keymap comes first by construction, and keys still down are lifted before another keymap gives
/// them another meaning, and at the end.
@MainActor
public final class VirtualKeyboard {
  private let proxy: Proxy
  private var pressed: [UInt32] = []
  private var hasModifiers = false

  /// A keyboard of this seat under `keymap`, XKB text; nil where the compositor offers none or
  /// memory is out.
  public init?(_ connection: Connection, seat: Seat, keymap: String) {
    guard let manager = connection.registry.factory(.virtualKeyboard),
      let memory = SharedMemory(text: keymap),
      let proxy = Proxy(
        zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(
          manager.pointer, seat.proxy.pointer),
        of: connection.display, destroy: { zwp_virtual_keyboard_v1_destroy($0) })
    else { return nil }
    self.proxy = proxy
    send(memory)
  }

  isolated deinit {
    releaseAll(time: 0)
  }

  /// Gives the keys another meaning; answers whether that could be sent.
  @discardableResult
  public func setKeymap(_ keymap: String, time: UInt32) -> Bool {
    guard let memory = SharedMemory(text: keymap) else { return false }
    releaseAll(time: time)
    send(memory)
    return true
  }

  /// Presses or lifts a key, by its evdev code. A second press or lift is not sent.
  public func key(_ code: UInt32, isPressed: Bool, time: UInt32) {
    guard pressed.contains(code) != isPressed else { return }
    if isPressed {
      pressed.append(code)
    } else {
      pressed.removeAll { $0 == code }
    }
    zwp_virtual_keyboard_v1_key(
      proxy.pointer, time, code,
      (isPressed ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED).rawValue)
  }

  /// Says which modifiers are held and which layout holds, as masks and index of the keymap.
  public func setModifiers(held: UInt32, latched: UInt32 = 0, locked: UInt32 = 0, group: UInt32 = 0)
  {
    hasModifiers = held | latched | locked | group != 0
    zwp_virtual_keyboard_v1_modifiers(proxy.pointer, held, latched, locked, group)
  }

  /// Lifts every key that is down, last first, and lets go of all modifiers.
  public func releaseAll(time: UInt32) {
    for code in pressed.reversed() { key(code, isPressed: false, time: time) }
    if hasModifiers { setModifiers(held: 0) }
  }

  private func send(_ memory: SharedMemory) {
    zwp_virtual_keyboard_v1_keymap(
      proxy.pointer, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, memory.descriptor,
      UInt32(clamping: memory.size))
  }
}
