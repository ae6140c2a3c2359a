import CWaylandProtocols

/// The mouse of a seat: a finger while its first button is down.
final class Pointer {
  private static let firstButton: UInt32 = 0x110  // BTN_LEFT of linux/input-event-codes.h

  private let proxy: Proxy
  private let frame = FingerFrame(.pointer)
  private weak var surface: Surface?
  private var x = 0.0
  private var y = 0.0

  init?(_ seat: Proxy) {
    let pointer = wl_seat_get_pointer(seat.pointer)
    guard
      let proxy = Proxy(
        pointer, of: seat.display,
        destroy: { wl_proxy_get_version($0) >= 3 ? wl_pointer_release($0) : wl_pointer_destroy($0) }
      )
    else { return nil }
    self.proxy = proxy
    wl_pointer_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  /// The device is gone: so is its finger.
  func cancelAll() {
    frame.cancelAll()
  }

  private func enter(_ surface: Surface?, x: Double, y: Double) {
    self.surface = surface
    (self.x, self.y) = (x, y)
  }

  /// While a button is down the pointer stays on its surface, unless the compositor takes it away.
  private func leave() {
    surface = nil
    frame.cancelAll()
  }

  private func move(x: Double, y: Double, time: UInt32) {
    (self.x, self.y) = (x, y)
    frame.move(0, x: x, y: y, time: time)
    flushWithoutFrames()
  }

  private func press(_ button: UInt32, isDown: Bool, time: UInt32) {
    guard button == Self.firstButton else { return }
    if isDown {
      frame.down(0, on: surface, x: x, y: y, time: time)
    } else {
      frame.up(0, time: time)
    }
    flushWithoutFrames()
  }

  /// Version 5 groups events into frames; before it, each stands alone.
  private func flushWithoutFrames() {
    if proxy.version < 5 { frame.flush() }
  }

  private static let listener = Listener(
    wl_pointer_listener(
      enter: { data, _, _, surface, x, y in
        receiver(data, Pointer.self)?.enter(Surface.owning(surface), x: pixels(x), y: pixels(y))
      },
      leave: { data, _, _, _ in receiver(data, Pointer.self)?.leave() },
      motion: { data, _, time, x, y in
        receiver(data, Pointer.self)?.move(x: pixels(x), y: pixels(y), time: time)
      },
      button: { data, _, _, time, button, state in
        let isDown = state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue
        receiver(data, Pointer.self)?.press(button, isDown: isDown, time: time)
      },
      axis: { _, _, _, _, _ in },
      frame: { data, _ in receiver(data, Pointer.self)?.frame.flush() },
      axis_source: { _, _, _ in },
      axis_stop: { _, _, _, _ in },
      axis_discrete: { _, _, _, _ in },
      axis_value120: { _, _, _, _ in }))
}
