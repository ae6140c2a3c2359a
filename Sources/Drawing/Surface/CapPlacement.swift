import Layouts
import Scene

/// Where the caps of a scene lie on device pixels. At a fractional scale something must give: the
/// gaps of a row stay equal and the keys of a row equally high, and the widths of caps differ by
/// at most a pixel.
struct CapPlacement {
  private let places: [Rect: DeviceRect]

  /// Places every key of a scene.
  init(keys: [SceneKey], space: DeviceSpace) {
    let rows = Dictionary(grouping: keys.map(\.frame), by: \.y)
    var places: [Rect: DeviceRect] = [:]
    places.reserveCapacity(keys.count)
    for row in rows.values {
      let frames = row.sorted { $0.x < $1.x }
      let gaps = zip(frames, frames.dropFirst()).map { $1.x - $0.maxX }.filter { $0 > 0 }
      let gap = gaps.min() ?? 0
      for (index, frame) in frames.enumerated() {
        let next = index + 1 < frames.count ? frames[index + 1] : nil
        let top = space.y(frame.y)
        places[frame] = DeviceRect(
          left: space.x(frame.x), top: top,
          right: Self.rightEdge(of: frame, before: next, gap: gap, space: space),
          bottom: top + space.pixels(frame.height))
      }
    }
    self.places = places
  }

  /// The place of the key whose box is `frame`.
  func place(of frame: Rect, space: DeviceSpace) -> DeviceRect {
    places[frame] ?? space.rect(frame)
  }

  /// The edge before the next key is that key's left edge, less the gap of the row. A key that
  /// has more room after it keeps its width.
  private static func rightEdge(
    of frame: Rect, before next: Rect?, gap: Double, space: DeviceSpace
  ) -> Int {
    if let next, gap > 0, abs(next.x - frame.maxX - gap) < 0.25 {
      return space.x(next.x) - space.pixels(gap)
    }
    return space.x(frame.x) + space.pixels(frame.width)
  }
}
