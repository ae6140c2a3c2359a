import Layouts

/// An application's bar above everything else.
public struct AccessoryBar: Hashable, Sendable {
  /// Where the bar is.
  public var frame: Rect
  /// What stands on it, from left to right; spacers are not here.
  public var items: [Item]
  /// Whether there is more beyond the left edge: the bar was dragged.
  public var hasMoreLeft: Bool
  /// Whether there is more beyond the right edge.
  public var hasMoreRight: Bool

  /// One item as it is shown now.
  public struct Item: Hashable, Sendable {
    /// The item and its place.
    public var placed: PlacedAccessoryBar.PlacedItem
    /// Whether a finger is on it.
    public var isPressed: Bool
    /// The segment that a finger is on.
    public var pressedSegment: Int?

    /// What it is.
    public var item: AccessoryItem { placed.item }
    /// Its box.
    public var frame: Rect { placed.frame }
    /// Whether it is a toggle that is on.
    public var isOn: Bool { item.kind == .toggle && item.value == .isOn(true) }

    /// An item in a state.
    public init(
      placed: PlacedAccessoryBar.PlacedItem, isPressed: Bool = false, pressedSegment: Int? = nil
    ) {
      self.placed = placed
      self.isPressed = isPressed
      self.pressedSegment = pressedSegment
    }
  }

  /// The bar of these places with fingers on some of them.
  public init(_ placed: PlacedAccessoryBar, pressed: Set<PlacedAccessoryBar.Target> = []) {
    frame = placed.frame
    hasMoreLeft = placed.offset > 0
    hasMoreRight = placed.offset < placed.range
    items = placed.items.filter { $0.item.kind != .spacer }.map { place in
      let touched = pressed.filter { $0.id == place.item.id && place.item.kind.isUsable }
      return Item(
        placed: place, isPressed: !touched.isEmpty,
        pressedSegment: touched.compactMap(\.segment).min())
    }
  }
}
