/// One set of keys, shown at a time.
public struct Layer: Hashable, Sendable {
  /// Its name.
  public var id: LayerID
  /// Its rows, from the top.
  public var rows: [Row]

  /// A layer of these rows.
  public init(id: LayerID, rows: [Row]) {
    self.id = id
    self.rows = rows
  }

  /// All keys, row by row.
  public var keys: [Key] { rows.flatMap(\.keys) }
}
