import CWaylandProtocols

/// The touch screen of a seat.
final class Touch {
  private let proxy: Proxy
  private let frame = FingerFrame(.touch)

  init?(_ seat: Proxy) {
    let pointer = wl_seat_get_touch(seat.pointer)
    guard
      let proxy = Proxy(
        pointer, of: seat.display,
        destroy: { wl_proxy_get_version($0) >= 3 ? wl_touch_release($0) : wl_touch_destroy($0) })
    else { return nil }
    self.proxy = proxy
    wl_touch_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  /// The device is gone: so are its fingers.
  func cancelAll() {
    frame.cancelAll()
  }

  private static let listener = Listener(
    wl_touch_listener(
      down: { data, _, _, time, surface, slot, x, y in
        receiver(data, Touch.self)?.frame
          .down(slot, on: Surface.owning(surface), x: pixels(x), y: pixels(y), time: time)
      },
      up: { data, _, _, time, slot in receiver(data, Touch.self)?.frame.up(slot, time: time) },
      motion: { data, _, time, slot, x, y in
        receiver(data, Touch.self)?.frame.move(slot, x: pixels(x), y: pixels(y), time: time)
      },
      frame: { data, _ in receiver(data, Touch.self)?.frame.flush() },
      cancel: { data, _ in receiver(data, Touch.self)?.frame.cancelAll() },
      shape: { _, _, _, _, _ in },
      orientation: { _, _, _, _ in }))
}
