// What is otherwise where the keyboard is not docked.
extension KeyboardMetrics {
  /// The width of a floating keyboard, and the height of its keys (reference 6.3).
  static let floatingWidth = 320.0
  static let floatingKeyHeight = 39.0
  /// How much of a phone's width a one-handed keyboard takes, and how much it takes at most: what a
  /// thumb reaches.
  static let (oneHandedShare, oneHandedWidth) = (0.84, 360.0)
  /// How much of a tablet's width each half of a split keyboard takes, and how much at most: what a
  /// thumb reaches.
  static let (splitShare, splitWidth) = (0.38, 330.0)

  init(floating width: Double) {
    self.init(phonePortrait: width)
    let height = areaHeight(rows: 4)
    keyHeight = Self.floatingKeyHeight
    rowGap = (height - topInset - bottomInset - 4 * keyHeight) / 3
  }

  /// Keys as on a small tablet held upright, whichever way this one is held.
  init(split width: Double) {
    let half = min(width * Self.splitShare, Self.splitWidth)
    let row = MeasureTable.tabletPortrait.measures(at: 2 * half)
    self.init(row: row, width: width, areaWidth: width, strip: .beside)
    splitGap = width - 2 * half
  }

  mutating func narrow(to side: KeyboardShape) {
    contentWidth = min(width * Self.oneHandedShare, Self.oneHandedWidth)
    contentX = side == .right ? width - contentWidth : 0
    let share = contentWidth / width
    areaX = contentX + areaX * share
    areaWidth *= share
    shiftWidth *= share
  }
}
