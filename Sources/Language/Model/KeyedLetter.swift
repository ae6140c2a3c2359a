/// A letter with its key.
struct KeyedLetter {
  let letter: Unicode.Scalar
  /// The letter on its key: without accent.
  let key: Unicode.Scalar
  let center: KeyPosition?
  /// Whether it is typed with shift and is no capital.
  private let isShifted: Bool

  init(_ letter: Unicode.Scalar, _ grid: KeyGrid) {
    self.letter = letter
    key = grid.keyLetter(letter)
    center = grid.center(letter)
    isShifted = grid.shiftedLetters.contains(letter)
  }

  private var hasAccent: Bool { letter != key }

  private var isVowel: Bool {
    switch key {
    case "a", "e", "i", "o", "u", "y": true
    case "а", "е", "и", "о", "у", "ы", "э", "ю", "я", "ё": true
    default: false
    }
  }

  /// Whether the keys are side by side.
  func isBeside(_ other: KeyedLetter) -> Bool {
    guard let center, let otherCenter = other.center else { return false }
    let (dx, dy) = (center.column - otherCenter.column, center.row - otherCenter.row)
    return dx * dx + dy * dy < 1.7
  }

  /// What it costs that this letter was typed on the key of the one that is meant.
  func accentCost(meant: KeyedLetter, _ costs: ErrorCosts) -> Float {
    if letter == meant.letter { return 0 }
    if isShifted != meant.isShifted { return costs.shift }
    return meant.hasAccent ? costs.accent : hasAccent ? costs.surplusAccent : 0
  }

  /// What it costs that this letter was typed for the one that is meant, by whatever slip; where a
  /// finger's touch is known, that one tells of the keys beside.
  func slipCost(meant: KeyedLetter, _ costs: ErrorCosts, hasTouch: Bool) -> Float {
    if letter == meant.letter { return 0 }
    let accent = accentCost(meant: meant, costs)
    if key == meant.key { return accent }
    if !hasTouch, isBeside(meant) { return min(costs.neighbor, costs.otherLetter) + accent }
    return (isVowel && meant.isVowel ? costs.vowel : costs.otherLetter) + accent
  }
}
