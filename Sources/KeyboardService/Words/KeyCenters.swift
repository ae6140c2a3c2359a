import Language
import Layouts
import Typing

/// Where the centres of the letters are, in the grid that touches are told in.
nonisolated struct KeyCenters: Hashable, Sendable {
  /// Which arrangement of keys that is: where the hand is off on a phone says nothing of a tablet.
  let arrangement: String
  /// The centres, for the decoder of touches.
  let grid: KeyGrid

  /// The letters of a keyboard.
  init(_ placed: PlacedKeyboard) {
    let keyboard = placed.keyboard
    arrangement =
      "\(keyboard.language) \(keyboard.form.rawValue) \(Int(placed.size.width.rounded()))"
    let letters = placed.layers[.letters] ?? []
    guard let places = LetterGrid(letters: letters, metrics: placed.metrics) else {
      grid = .qwerty
      return
    }
    var centers: [Unicode.Scalar: KeyPosition] = [:]
    for key in letters where key.key.action == .character {
      guard let output = key.key.face.output?.unicodeScalars, output.count == 1,
        let letter = output.first
      else { continue }
      centers[letter] = KeyPosition(places.place(key.frame.center))
    }
    let bar = letters.first { $0.key.action == .space }?.frame
    let space = bar.map { KeyPosition(places.place($0.center)) } ?? KeyGrid.qwerty.space
    let edge = bar.map { places.place(Point(x: $0.maxX, y: $0.center.y)).column }
    grid = KeyGrid(
      centers: centers, space: space,
      spaceReach: edge.map { $0 - space.column } ?? KeyGrid.qwerty.spaceReach)
  }

  /// The centre of the key that types this, in lower case; nil where there is none.
  subscript(_ output: String) -> KeyPosition? {
    let scalars = output.unicodeScalars
    return scalars.count == 1 ? scalars.first.flatMap { grid.centers[$0] } : nil
  }
}

extension KeyPosition {
  nonisolated fileprivate init(_ point: GridPoint) {
    self.init(column: point.column, row: point.row)
  }
}
