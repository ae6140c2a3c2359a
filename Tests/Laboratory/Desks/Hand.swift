/// What touches a desk and strikes the keys of a real keyboard.
@DeskActor
public protocol Hand: AnyObject {
  /// A finger comes down.
  func down(_ finger: Int, at point: Point) throws
  /// A finger that is down moves.
  func move(_ finger: Int, to point: Point) throws
  /// A finger leaves.
  func up(_ finger: Int) throws
  /// A pointer goes there without a press; nothing happens where fingers are real.
  func hover(_ point: Point) throws
  /// The desk has this size now.
  func resize(_ size: DeskSize) throws
  /// A key, by its evdev code, goes down or up.
  func key(_ code: Int, pressed: Bool) throws
}

extension Hand {
  /// A short touch.
  public func tap(_ point: Point) throws {
    try down(0, at: point)
    try up(0)
  }

  /// Strikes keys of an American keyboard, one after the other: small letters and spaces only.
  public func strike(_ text: String) throws {
    for letter in text {
      guard let code = Self.codes[letter] else {
        throw LaboratoryError("there is no code for the key '\(letter)'")
      }
      try key(code, pressed: true)
      try key(code, pressed: false)
    }
  }

  private static var codes: [Character: Int] {
    let rows = [(16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm"), (57, " ")]
    return rows.reduce(into: [:]) { codes, row in
      for (index, letter) in row.1.enumerated() { codes[letter] = row.0 + index }
    }
  }
}
