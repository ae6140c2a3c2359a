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
      for (index, frame) in frames.enumerated() {
        let next = index + 1 < frames.count ? frames[index + 1] : nil
        let top = space.y(frame.y)
        places[frame] = DeviceRect(
          left: space.x(frame.x), top: top,
          right: Self.rightEdge(of: frame, before: next, space: space),
          bottom: top + space.pixels(frame.height))
      }
    }
    self.places = places
  }

  /// The place of the key whose box is `frame`.
  func place(of frame: Rect, space: DeviceSpace) -> DeviceRect {
    places[frame] ?? space.rect(frame)
  }

  private static func rightEdge(of frame: Rect, before next: Rect?, space: DeviceSpace) -> Int {
    guard let next, next.x > frame.maxX else { return space.x(frame.maxX) }
    let gap = next.x - frame.maxX
    return space.x(next.x) - space.pixels(gap)
  }
}
