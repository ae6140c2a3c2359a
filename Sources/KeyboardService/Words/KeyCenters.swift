import Layouts
import Typing

/// Where the centres of the letters are, in the grid that touches are told in.
nonisolated struct KeyCenters {
  /// Which arrangement of keys that is: where the hand is off on a phone says nothing of a tablet.
  let arrangement: String

  private var centers: [String: GridPoint] = [:]

  /// The letters of a keyboard.
  init(_ placed: PlacedKeyboard) {
    let keyboard = placed.keyboard
    arrangement =
      "\(keyboard.language) \(keyboard.form.rawValue) \(Int(placed.size.width.rounded()))"
    let letters = placed.layers[.letters] ?? []
    guard let grid = LetterGrid(letters: letters) else { return }
    for key in letters where key.key.action == .character {
      guard let output = key.key.face.output else { continue }
      centers[output] = grid.place(key.frame.center)
    }
  }

  /// The centre of the key that types this, in lower case; nil where there is none.
  subscript(_ output: String) -> GridPoint? { centers[output] }
}
