/// How the mean distance from a key is learned, touch by touch.
extension KeyOffset {
  /// An old touch weighs less the more have come since: so many are remembered.
  public static let memory = 200.0
  /// A touch further away was meant for another key, in pitches.
  public static let reach = 0.8

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
