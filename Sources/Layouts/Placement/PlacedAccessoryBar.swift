/// An application's bar with every item's place, as high as UIKit's.
public struct PlacedAccessoryBar: Hashable, Sendable {
  /// Where the bar is.
  public var frame: Rect
  /// The items from left to right, where they are now.
  public private(set) var items: [PlacedItem]
  /// How wide all items are together, with the bar's edges; wider than the bar where it has to be
  /// dragged.
  public let contentWidth: Double
  /// How far the bar was dragged from its first item on, in logical pixels.
  public private(set) var offset = 0.0

  /// The height of a bar, in logical pixels.
  public static let height = 44.0

  /// An item with its place.
  public struct PlacedItem: Hashable, Sendable {
    /// The item.
    public var item: AccessoryItem
    /// Its box, which is as high as the bar.
    public var frame: Rect

    /// The item at `frame`.
    public init(item: AccessoryItem, frame: Rect) {
      self.item = item
      self.frame = frame
    }

    /// The box of a segment.
    public func segment(_ index: Int) -> Rect {
      let width = frame.width / Double(max(item.segments.count, 1))
      return Rect(
        x: frame.x + Double(index) * width, y: frame.y, width: width, height: frame.height)
    }
  }

  /// What a finger can be on.
  public struct Target: Hashable, Sendable {
    /// The item's id.
    public var id: String
    /// Which segment, of segments only.
    public var segment: Int?

    /// A place on the bar.
    public init(id: String, segment: Int? = nil) {
      self.id = id
      self.segment = segment
    }
  }

  /// The bar of these items at the top of a keyboard of this width; nil without items.
  public init?(_ items: [AccessoryItem], width: Double) {
    guard !items.isEmpty else { return nil }
    frame = Rect(x: 0, y: 0, width: width, height: Self.height)
    (self.items, contentWidth) = AccessoryLayout(width: width).place(items)
  }

  /// How far the bar can be dragged; 0 where every item has room.
  public var range: Double { max(contentWidth - frame.width, 0) }

  /// The bar dragged so far from its first item on, or as far as it goes.
  public func scrolled(to wanted: Double) -> PlacedAccessoryBar {
    var bar = self
    bar.offset = min(max(wanted, 0), range)
    for index in bar.items.indices { bar.items[index].frame.x += offset - bar.offset }
    return bar
  }

  /// How far beyond an item's box a finger still means it, in logical pixels.
  static let reach = 8.0

  /// What a finger at this point means: the nearest item that can be used, within reach.
  public func target(at point: Point) -> Target? {
    guard frame.contains(point) else { return nil }
    let near = items.filter {
      $0.item.kind.isUsable && $0.frame.horizontalDistance(to: point) <= Self.reach
    }
    let nearest = near.min {
      $0.frame.horizontalDistance(to: point) < $1.frame.horizontalDistance(to: point)
    }
    guard let nearest, nearest.item.isEnabled else { return nil }
    guard nearest.item.kind == .segments else { return Target(id: nearest.item.id) }
    let share = (point.x - nearest.frame.x) / nearest.frame.width
    let count = nearest.item.segments.count
    let index = Int((share * Double(count)).rounded(.down))
    return Target(id: nearest.item.id, segment: min(max(index, 0), count - 1))
  }

  /// The item of this id, where it can be used now.
  public func item(_ id: String) -> PlacedItem? {
    items.first { $0.item.id == id && $0.item.kind.isUsable && $0.item.isEnabled }
  }
}
