/// Where the keys of the letters are, and which letters share a key.
public struct KeyGrid: Hashable, Sendable {
  /// The centre of each letter's key, by the letter without capitals.
  public var centers: [Unicode.Scalar: KeyPosition]
  /// For each letter behind a key (held for its accents), the letter on the key.
  public var keyLetters: [Unicode.Scalar: Unicode.Scalar]
  /// Those of the letters behind a key that are typed with shift and are no capitals, as in scripts
  /// that have none.
  public var shiftedLetters: Set<Unicode.Scalar>
  /// The centre of the space bar.
  public var space: KeyPosition
  /// How far the space bar reaches to each side of its centre, in column pitches.
  public var spaceReach: Double

  /// A grid of keys.
  public init(
    centers: [Unicode.Scalar: KeyPosition], keyLetters: [Unicode.Scalar: Unicode.Scalar] = [:],
    shiftedLetters: Set<Unicode.Scalar> = [], space: KeyPosition, spaceReach: Double
  ) {
    self.centers = centers
    self.keyLetters = keyLetters
    self.shiftedLetters = shiftedLetters
    self.space = space
    self.spaceReach = spaceReach
  }

  /// A grid of rows of letters, each with the place of its first key's centre in columns; the space
  /// bar is in the row below.
  public init(
    rows: [(letters: String, first: Double)], keyLetters: [Unicode.Scalar: Unicode.Scalar] = [:]
  ) {
    var centers: [Unicode.Scalar: KeyPosition] = [:]
    for (row, line) in rows.enumerated() {
      for (column, letter) in line.letters.unicodeScalars.enumerated() where centers[letter] == nil
      {
        centers[letter] = KeyPosition(column: line.first + Double(column), row: Double(row))
      }
    }
    let widest = Double(rows.map(\.letters.unicodeScalars.count).max() ?? 0)
    self.init(
      centers: centers, keyLetters: keyLetters,
      space: KeyPosition(column: (widest - 1) / 2, row: Double(rows.count)),
      spaceReach: widest / 4)
  }

  /// The English letters.
  public static let qwerty = KeyGrid(
    rows: [("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)],
    keyLetters: [
      "à": "a", "á": "a", "â": "a", "ä": "a", "å": "a", "ç": "c", "è": "e", "é": "e", "ê": "e",
      "ë": "e", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ó": "o", "ô": "o", "ö": "o", "ú": "u",
      "û": "u", "ü": "u",
    ])

  /// The letter on the key that a letter is typed with.
  func keyLetter(_ letter: Unicode.Scalar) -> Unicode.Scalar { keyLetters[letter] ?? letter }

  /// The centre of the key that a letter is typed with, or nil where it has none.
  func center(_ letter: Unicode.Scalar) -> KeyPosition? {
    centers[letter] ?? centers[keyLetter(letter)]
  }
}

/// A place on the keys: in pitches of the letters' columns and rows, from the centre of the first
/// key.
public struct KeyPosition: Hashable, Sendable {
  /// In column pitches to the right.
  public var column: Double
  /// In row pitches downwards.
  public var row: Double

  /// The place (`column`, `row`).
  public init(column: Double, row: Double) {
    self.column = column
    self.row = row
  }
}
