import CWaylandProtocols

/// The pens of a seat, as they are brought near.
final class Pens {
  private let proxy: Proxy
  private var pens: [Pen] = []
  /// Tablets and their pads say nothing we need. They are kept, because the numbers of objects
  /// that the compositor makes must have no gaps.
  private var others: [Proxy] = []

  init?(_ manager: Proxy, seat: Proxy) {
    let pointer = zwp_tablet_manager_v2_get_tablet_seat(manager.pointer, seat.pointer)
    guard
      let proxy = Proxy(
        pointer, of: seat.display, destroy: { zwp_tablet_seat_v2_destroy($0) })
    else { return nil }
    self.proxy = proxy
    zwp_tablet_seat_v2_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  private func add(_ tool: OpaquePointer?) {
    guard let pen = Pen(tool, of: proxy.display) else { return }
    pen.onRemove = { [unowned self, unowned pen] in pens.removeAll { $0 === pen } }
    pens.append(pen)
  }

  private func keep(_ pointer: OpaquePointer?, destroy: @escaping (OpaquePointer) -> Void) {
    guard let other = Proxy(pointer, of: proxy.display, destroy: destroy) else { return }
    others.append(other)
  }

  private static let listener = Listener(
    zwp_tablet_seat_v2_listener(
      tablet_added: { data, _, tablet in
        receiver(data, Pens.self)?.keep(tablet, destroy: { zwp_tablet_v2_destroy($0) })
      },
      tool_added: { data, _, tool in receiver(data, Pens.self)?.add(tool) },
      pad_added: { data, _, pad in
        receiver(data, Pens.self)?.keep(pad, destroy: { zwp_tablet_pad_v2_destroy($0) })
      }))
}
