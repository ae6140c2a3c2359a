/// A command of path data: its letter says what is drawn, and from where its points count.
struct PathCommand {
  /// What is drawn.
  var kind: Kind
  /// Whether points count from where the pen is.
  let isRelative: Bool

  /// What is drawn, by the letter in its absolute form.
  enum Kind: Character {
    case move = "M"
    case line = "L"
    case horizontal = "H"
    case vertical = "V"
    case cubic = "C"
    case smoothCubic = "S"
    case quadratic = "Q"
    case smoothQuadratic = "T"
    case arc = "A"
    case close = "Z"

    /// What stands behind the letter.
    var arguments: [Argument] {
      switch self {
      case .close: []
      case .horizontal, .vertical: [.number]
      case .move, .line, .smoothQuadratic: [.number, .number]
      case .smoothCubic, .quadratic: [.number, .number, .number, .number]
      case .cubic: [.number, .number, .number, .number, .number, .number]
      case .arc: [.number, .number, .number, .flag, .flag, .number, .number]
      }
    }
  }

  /// An argument of a command.
  enum Argument {
    case number
    /// 0 or 1; what follows need not be parted from it.
    case flag
  }

  /// The command of this letter; nil where there is none.
  init?(_ letter: Unicode.Scalar) {
    isRelative = letter.properties.isLowercase
    guard let kind = Kind(rawValue: Character(letter.properties.uppercaseMapping)) else {
      return nil
    }
    self.kind = kind
  }
}
