/// How the suggestion bar is divided among what it offers: what is drawn and what a finger means
/// there are the same.
public struct SuggestionSlots: Hashable, Sendable {
  /// The places, from left to right.
  public let frames: [Rect]

  /// Where the mark of the private mode stands, or nil.
  public let mark: Rect?

  /// The bar has three slots (reference 5.6).
  public static let limit = 3
  /// How wide the place of the mark is, in logical pixels.
  static let markWidth = 36.0

  /// Shares the bar's width equally among `count` offers, at most ``limit``; a mark takes its place
  /// first, at the left. Above the `gap` of a split keyboard no thumb comes: the middle one of three
  /// reaches to the middle of either half.
  public init(bar: Rect, count: Int, hasMark: Bool = false, gap: Double = 0) {
    let markWidth = hasMark ? Self.markWidth : 0
    mark = hasMark ? Rect(x: bar.x, y: bar.y, width: markWidth, height: bar.height) : nil
    let count = min(max(count, 0), Self.limit)
    let room = bar.width - markWidth
    var widths = Array(repeating: room / Double(max(count, 1)), count: count)
    if gap > 0, count == Self.limit {
      let side = (bar.width - gap) / 4
      widths = [side, room - 2 * side, side]
    }
    frames = widths.indices.map { index in
      let x = widths[..<index].reduce(bar.x + markWidth, +)
      return Rect(x: x, y: bar.y, width: widths[index], height: bar.height)
    }
  }

  /// The slot that a finger means at a point, or nil where it means none. `reach` is how far
  /// beyond the bar it still means one, in logical pixels.
  public func index(at point: Point, reach: Double = 0) -> Int? {
    // A left edge belongs to its slot, a right edge does not.
    frames.indices.reversed()
      .min { frames[$0].distance(to: point) < frames[$1].distance(to: point) }
      .flatMap { frames[$0].distance(to: point) <= reach ? $0 : nil }
  }
}

extension PlacedKeyboard {
  /// How the bar is divided among so many offers, or nil where there is no bar.
  public func suggestionSlots(count: Int, hasMark: Bool) -> SuggestionSlots? {
    bar.map { SuggestionSlots(bar: $0, count: count, hasMark: hasMark, gap: metrics.splitGap) }
  }
}
