/// A row of keys, from left to right.
public struct Row: Hashable, Sendable {
  /// What stands in the row.
  public var items: [Item]

  /// A key, or a place without one.
  public enum Item: Hashable, Sendable {
    /// A key.
    case key(Key)
    /// Background: the indent of a tablet's row 2, the empty cell of a number pad.
    case gap(KeyWidth)
  }

  /// A row of these items.
  public init(items: [Item]) { self.items = items }

  /// A row of keys without gaps.
  public init(_ keys: [Key]) { items = keys.map(Item.key) }

  /// The keys of the row.
  public var keys: [Key] {
    items.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }
}
