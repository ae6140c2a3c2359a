import Language
import Layouts

extension KeyGrid {
  /// The letters of a placed keyboard.
  init(_ placed: PlacedKeyboard) {
    let letters = placed.layers[.letters] ?? []
    let characters = letters.filter { $0.key.action == .character }
    guard let first = characters.first?.frame,
      let next = characters.first(where: { $0.frame.y == first.y && $0.frame.x > first.x })?.frame,
      let below = characters.first(where: { $0.frame.y > first.y })?.frame
    else {
      self = .qwerty
      return
    }
    let column = next.center.x - first.center.x
    let row = below.center.y - first.center.y
    func position(_ point: Point) -> KeyPosition {
      KeyPosition(
        column: (point.x - first.center.x) / column, row: (point.y - first.center.y) / row)
    }
    var centers: [Unicode.Scalar: KeyPosition] = [:]
    for key in characters {
      if let letter = Self.letter(key.key.face.output) {
        centers[letter] = position(key.frame.center)
      }
    }
    let bar = letters.first { $0.key.action == .space }?.frame
    self.init(
      centers: centers, keyLetters: Self.keyLetters(characters.map(\.key)),
      space: bar.map { position($0.center) } ?? KeyGrid.qwerty.space,
      spaceReach: bar.map { $0.width / 2 / column } ?? KeyGrid.qwerty.spaceReach)
  }

  /// For each letter behind a key, the letter on it.
  private static func keyLetters(_ keys: [Key]) -> [Unicode.Scalar: Unicode.Scalar] {
    var result: [Unicode.Scalar: Unicode.Scalar] = [:]
    for key in keys {
      guard let letter = letter(key.face.output) else { continue }
      for variant in key.face.variants {
        if let behind = Self.letter(variant), behind.properties.isAlphabetic, behind != letter {
          result[behind] = letter
        }
      }
    }
    return result
  }

  private static func letter(_ output: String?) -> Unicode.Scalar? {
    guard let scalars = output?.unicodeScalars, scalars.count == 1 else { return nil }
    return scalars.first
  }
}
