/// What answers to touches between the halves of a split keyboard: the keys beside the gap stand a
/// second time, unseen, where the other thumb would look for them; the rest of the gap is empty.
struct SplitHalves {
  private(set) var doubles: [PlacedKey] = []
  private(set) var gaps: [Rect] = []

  init(keys: [PlacedKey], metrics: KeyboardMetrics) {
    guard metrics.splitGap > 0 else { return }
    let rows = Dictionary(grouping: keys, by: \.frame.y)
    for row in rows.values {
      guard
        let left = row.filter({ $0.frame.maxX <= metrics.width / 2 })
          .max(by: { $0.frame.x < $1.frame.x }),
        let right = row.filter({ $0.frame.x >= metrics.width / 2 })
          .min(by: { $0.frame.x < $1.frame.x }),
        right.frame.x - left.frame.maxX >= metrics.splitGap
      else { continue }
      var gap = Rect(
        x: left.frame.maxX, y: left.frame.y, width: right.frame.x - left.frame.maxX,
        height: left.frame.height)
      if left.key.action == .character, right.key.action == .character {
        let (reach, space) = (metrics.columnGap, right.frame.width + metrics.columnGap)
        var double = right
        double.frame.x = left.frame.maxX + reach
        doubles.append(double)
        double = left
        double.frame.x = right.frame.x - reach - left.frame.width
        doubles.append(double)
        gap = gap.insetBy(dx: space)
      }
      gaps.append(gap.insetBy(dx: metrics.columnGap))
    }
  }
}

extension Rect {
  /// The rectangle, made narrower by `dx` on either side.
  fileprivate func insetBy(dx: Double) -> Rect {
    Rect(x: x + dx, y: y, width: max(width - 2 * dx, 0), height: height)
  }
}
