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
  /// first, at the left.
  public init(bar: Rect, count: Int, hasMark: Bool = false) {
    let markWidth = hasMark ? Self.markWidth : 0
    mark = hasMark ? Rect(x: bar.x, y: bar.y, width: markWidth, height: bar.height) : nil
    let count = min(max(count, 0), Self.limit)
    let width = (bar.width - markWidth) / Double(max(count, 1))
    frames = (0..<count).map { index in
      Rect(
        x: bar.x + markWidth + Double(index) * width, y: bar.y, width: width, height: bar.height)
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
