import CWaylandProtocols

/// A pen: a finger while its tip is on the glass.
final class Pen {
  var onRemove: (() -> Void)?

  private let proxy: Proxy
  private let frame = FingerFrame(.pen)
  private weak var surface: Surface?
  private var x = 0.0
  private var y = 0.0
  /// The tip's change in this frame; its time comes only with the frame's end.
  private var tipChange: Bool?
  private var hasMoved = false
  /// Whether it goes away with this frame, in which the tip may lift before.
  private var isLeaving = false

  init?(_ tool: OpaquePointer?, of display: Display) {
    guard let proxy = Proxy(tool, of: display, destroy: { zwp_tablet_tool_v2_destroy($0) }) else {
      return nil
    }
    self.proxy = proxy
    zwp_tablet_tool_v2_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  private func move(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
    hasMoved = true
  }

  private func endFrame(time: UInt32) {
    if hasMoved { frame.move(0, x: x, y: y, time: time) }
    switch tipChange {
    case true?: frame.down(0, on: surface, x: x, y: y, time: time)
    case false?: frame.up(0, time: time)
    case nil: break
    }
    (hasMoved, tipChange) = (false, nil)
    frame.flush()
    if isLeaving {
      surface = nil
      frame.cancelAll()
    }
    isLeaving = false
  }

  private func remove() {
    frame.cancelAll()
    onRemove?()
  }

  private static let listener = Listener(
    zwp_tablet_tool_v2_listener(
      type: { _, _, _ in },
      hardware_serial: { _, _, _, _ in },
      hardware_id_wacom: { _, _, _, _ in },
      capability: { _, _, _ in },
      done: { _, _ in },
      removed: { data, _ in receiver(data, Pen.self)?.remove() },
      proximity_in: { data, _, _, _, surface in
        receiver(data, Pen.self)?.surface = Surface.owning(surface)
      },
      proximity_out: { data, _ in receiver(data, Pen.self)?.isLeaving = true },
      down: { data, _, _ in receiver(data, Pen.self)?.tipChange = true },
      up: { data, _ in receiver(data, Pen.self)?.tipChange = false },
      motion: { data, _, x, y in
        receiver(data, Pen.self)?.move(x: pixels(x), y: pixels(y))
      },
      pressure: { _, _, _ in },
      distance: { _, _, _ in },
      tilt: { _, _, _, _ in },
      rotation: { _, _, _ in },
      slider: { _, _, _ in },
      wheel: { _, _, _, _ in },
      button: { _, _, _, _, _ in },
      frame: { data, _, time in receiver(data, Pen.self)?.endFrame(time: time) }))
}
