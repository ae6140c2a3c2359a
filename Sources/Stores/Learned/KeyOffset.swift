/// How far beside a key's centre the person's finger lands, on the average, in pitches of the
/// letters' columns and rows.
public struct KeyOffset: Hashable, Sendable {
  /// To the right, in column pitches.
  public var column: Double
  /// Downwards, in row pitches.
  public var row: Double
  /// From how many touches that is known; it counts no further than ``memory``.
  public var count: Double

  /// An old touch weighs less the more have come since: so many are remembered.
  public static let memory = 200.0
  /// A touch further away was meant for another key.
  public static let reach = 0.8
  /// So many touches are taken to have landed in the middle before any was seen.
  public static let doubt = 20.0

  /// An offset of these parts.
  public init(column: Double = 0, row: Double = 0, count: Double = 0) {
    self.column = column
    self.row = row
    self.count = count
  }

  /// The offset to reckon with: few touches move it little.
  public var expected: (column: Double, row: Double) {
    let share = count / (count + Self.doubt)
    return (column * share, row * share)
  }

  /// A touch landed so far from the centre. Whether it counted.
  mutating func add(column dx: Double, row dy: Double) -> Bool {
    guard dx.isFinite, dy.isFinite, abs(dx) <= Self.reach, abs(dy) <= Self.reach else {
      return false
    }
    count = min(count + 1, Self.memory)
    column += (dx - column) / count
    row += (dy - row) / count
    return true
  }
}
