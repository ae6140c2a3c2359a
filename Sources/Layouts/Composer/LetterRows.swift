/// Turns the letters of a language into rows of keys.
struct LetterRows {
  let layout: LetterLayout

  /// The rows, each letter made into a key by `make`, which is also told its row and column; there
  /// is always at least one row.
  func rows(_ make: (LetterLayout.Letter, _ row: Int, _ column: Int) -> Key) -> [[Key]] {
    let rows = layout.rows.filter { !$0.isEmpty }.enumerated().map { row, letters in
      letters.enumerated().map { column, letter in make(letter, row, column) }
    }
    return rows.isEmpty ? [[]] : rows
  }
}

extension LetterLayout.Letter {
  /// The letter as a key; `secondary` is what a flick down types.
  func key(secondary: String?) -> Key {
    Key(
      id: face.output ?? face.label, action: .character, face: face, shiftedFace: shiftedFace,
      secondary: secondary)
  }
}
