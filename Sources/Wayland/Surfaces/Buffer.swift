import CWaylandProtocols

/// A picture to paint and to show: premultiplied ARGB in the machine's byte order, as cairo's
/// `CAIRO_FORMAT_ARGB32`.
public final class Buffer {
  /// The first pixel.
  public let pixels: UnsafeMutableRawPointer
  /// Width in device pixels.
  public let width: Int32
  /// Height in device pixels.
  public let height: Int32
  /// Bytes from one row to the next.
  public var stride: Int32 { width * 4 }
  /// What must be painted before it is shown: all that changed since it last was.
  public private(set) var damage: [PixelRect]

  /// Whether the compositor reads it.
  private(set) var isBusy = false
  /// How many turns it has had; the higher was painted last.
  private(set) var turn = 0
  var onRelease: (() -> Void)?
  let proxy: Proxy

  private static let manyRectangles = 16

  init(_ proxy: Proxy, pixels: UnsafeMutableRawPointer, width: Int32, height: Int32) {
    self.proxy = proxy
    self.pixels = pixels
    self.width = width
    self.height = height
    damage = [PixelRect(x: 0, y: 0, width: width, height: height)]
    wl_buffer_add_listener(proxy.pointer, Self.listener.table, userData(self))
  }

  /// Nothing must be painted but what changes from now on.
  func startClear() { damage.removeAll() }

  /// Marks as changed what lies inside the picture. Many small rectangles become one around them.
  func add(_ rectangles: [PixelRect]) {
    for rectangle in rectangles {
      guard let inside = clipped(rectangle) else { continue }
      if !damage.contains(where: { $0.covers(inside) }) { damage.append(inside) }
    }
    guard damage.count > Self.manyRectangles, let first = damage.first else { return }
    let around = damage.dropFirst().reduce(first) { $0.union($1) }
    damage.removeAll(keepingCapacity: true)
    damage.append(around)
  }

  /// The compositor reads it from now on; what was to be painted has been.
  func submit(turn: Int) {
    isBusy = true
    self.turn = turn
    damage.removeAll(keepingCapacity: true)
  }

  private func release() {
    isBusy = false
    onRelease?()
  }

  private func clipped(_ rectangle: PixelRect) -> PixelRect? {
    let left = max(0, rectangle.x)
    let top = max(0, rectangle.y)
    let right = min(Int64(width), Int64(rectangle.x) + Int64(rectangle.width))
    let bottom = min(Int64(height), Int64(rectangle.y) + Int64(rectangle.height))
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: Int32(right) - left, height: Int32(bottom) - top)
  }

  private static let listener = Listener(
    wl_buffer_listener(release: { data, _ in receiver(data, Buffer.self)?.release() }))
}
