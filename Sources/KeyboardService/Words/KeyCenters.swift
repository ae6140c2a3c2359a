import Language
import Layouts
import Typing

/// Where the centres of the letters are, in the grid that touches are told in.
nonisolated public struct KeyCenters: Hashable, Sendable {
  /// Which arrangement of keys that is: where the hand is off on a phone says nothing of a tablet.
  public let arrangement: String
  /// The centres, for the decoder of touches.
  public let grid: KeyGrid

  /// The letters of a keyboard.
  public init(_ placed: PlacedKeyboard) {
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
      guard let letter = Self.scalar(key.key.face.output) else { continue }
      centers[letter] = KeyPosition(places.place(key.frame.center))
    }
    let bar = letters.first { $0.key.action == .space }?.frame
    let space = bar.map { KeyPosition(places.place($0.center)) } ?? KeyGrid.qwerty.space
    let edge = bar.map { places.place(Point(x: $0.maxX, y: $0.center.y)).column }
    let shifted = Self.shiftedLetters(letters.map(\.key))
    grid = KeyGrid(
      centers: centers,
      keyLetters: Self.keyLetters(letters.map(\.key)).merging(shifted) { _, shifted in shifted },
      shiftedLetters: Set(shifted.keys), space: space,
      spaceReach: edge.map { $0 - space.column } ?? KeyGrid.qwerty.spaceReach)
  }

  /// For each letter behind a key, the letter on it.
  private static func keyLetters(_ keys: [Key]) -> [Unicode.Scalar: Unicode.Scalar] {
    var result: [Unicode.Scalar: Unicode.Scalar] = [:]
    for key in keys where key.action == .character {
      guard let letter = scalar(key.face.output) else { continue }
      for behind in key.face.variants.compactMap({ scalar($0) })
      where isLetter(behind) && behind != letter && result[behind] == nil {
        result[behind] = letter
      }
    }
    return result
  }

  /// For each letter that is typed with shift and is no capital, the letter on the same key.
  private static func shiftedLetters(_ keys: [Key]) -> [Unicode.Scalar: Unicode.Scalar] {
    var result: [Unicode.Scalar: Unicode.Scalar] = [:]
    for key in keys where key.action == .character {
      guard let letter = scalar(key.face.output), isLetter(letter) else { continue }
      for shifted in [scalar(key.shiftedFace?.output)].compactMap(\.self)
      where isLetter(shifted) && !shifted.properties.isUppercase && shifted != letter {
        result[shifted] = letter
      }
    }
    return result
  }

  /// Letters, and the signs of vowels and the like that stand with them.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: scalar.properties.isAlphabetic
    }
  }

  private static func scalar(_ output: String?) -> Unicode.Scalar? {
    guard let scalars = output?.unicodeScalars, scalars.count == 1 else { return nil }
    return scalars.first
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
