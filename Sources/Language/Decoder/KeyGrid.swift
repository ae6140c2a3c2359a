/// Where the keys of the letters are.
public struct KeyGrid: Hashable, Sendable {
  /// The centre of each letter's key, by the letter without capitals.
  public var centers: [Unicode.Scalar: KeyPosition]
  /// The centre of the space bar.
  public var space: KeyPosition
  /// How far the space bar reaches to each side of it, in column pitches.
  public var spaceReach: Double

  /// A grid of keys.
  public init(centers: [Unicode.Scalar: KeyPosition], space: KeyPosition, spaceReach: Double) {
    self.centers = centers
    self.space = space
    self.spaceReach = spaceReach
  }

  /// A grid of rows of letters, each with the place of its first key's centre in columns; the space
  /// bar is in the row below.
  public init(rows: [(letters: String, first: Double)]) {
    var centers: [Unicode.Scalar: KeyPosition] = [:]
    for (row, line) in rows.enumerated() {
      for (column, letter) in line.letters.unicodeScalars.enumerated() where centers[letter] == nil
      {
        centers[letter] = KeyPosition(column: line.first + Double(column), row: Double(row))
      }
    }
    let widest = Double(rows.map(\.letters.unicodeScalars.count).max() ?? 0)
    self.init(
      centers: centers,
      space: KeyPosition(column: (widest - 1) / 2, row: Double(rows.count)),
      spaceReach: widest / 4)
  }

  /// The English letters.
  public static let qwerty = KeyGrid(rows: [
    ("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5),
  ])
}

/// A place on the keys: in pitches of the letters' columns and rows, from the centre of the first
/// key.
public struct KeyPosition: Hashable, Sendable {
  /// How far the space bar reaches to each side of it, in column pitches.to the right.
  public var column: Double
  /// In row pitches downwards.
  public var row: Double

  /// The place (`column`, `row`).
  public init(column: Double, row: Double) {
    self.column = column
    self.row = row
  }
}
