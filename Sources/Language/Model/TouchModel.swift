/// How likely a finger that meant a key lands at a place: a Gaussian around the key's centre, moved
/// by what is known of the person's hand, and wider below the centre than above.
struct TouchModel {
  let grid: KeyGrid
  private let costs: ErrorCosts
  private let offsets: [Unicode.Scalar: KeyOffset]

  init(_ grid: KeyGrid, _ costs: ErrorCosts, offsets: [Unicode.Scalar: KeyOffset]) {
    self.grid = grid
    self.costs = costs
    self.offsets = offsets
  }

  /// In nats, 0 at the centre: that a finger that meant a letter landed there.
  func cost(_ point: KeyPosition, _ meant: KeyedLetter) -> Float {
    guard let distance = distance(point, meant) else { return .infinity }
    return cost(distance)
  }

  /// How far from where a person's finger lands for a letter, in standard deviations.
  func distance(_ point: KeyPosition, _ meant: KeyedLetter) -> (column: Float, row: Float)? {
    guard let center = meant.center else { return nil }
    var (column, row) = (point.column - center.column, point.row - center.row)
    if let offset = offsets[meant.key] {
      let trust = offset.count / (offset.count + Self.touchesToTrust)
      column -= offset.column * trust
      row -= offset.row * trust
    }
    return (
      Float(column) / costs.touchColumn,
      Float(row) / (row > 0 ? costs.touchBelow : costs.touchAbove)
    )
  }

  /// Whether a place is on a letter's key or beside it, or the letter has none.
  func isNear(_ point: KeyPosition, _ hit: KeyedLetter) -> Bool {
    guard let center = hit.center else { return true }
    return abs(point.column - center.column) < Self.reach
      && abs(point.row - center.row) < Self.reach
  }

  private func cost(_ distance: (column: Float, row: Float)) -> Float {
    (distance.column * distance.column + distance.row * distance.row) / 2
  }

  /// In nats: that the space bar was meant where this key was hit.
  func spaceCost(_ point: KeyPosition?, _ hit: KeyedLetter) -> Float {
    guard let place = point ?? hit.center else { return .infinity }
    let beyond = max(abs(place.column - grid.space.column) - grid.spaceReach, 0)
    let above = max(grid.space.row - place.row, 0)
    guard beyond < 1.5, above < 1.3 else { return .infinity }
    guard point != nil else { return beyond < 0.6 ? costs.spaceAsLetter : .infinity }
    return cost((Float(beyond) / costs.touchColumn, Float(above) / costs.touchAbove))
  }

  /// In pitches: no touch farther off types a key.
  private static let reach = 1.6
  /// An offset of so many touches counts half.
  private static let touchesToTrust = 10.0
}
