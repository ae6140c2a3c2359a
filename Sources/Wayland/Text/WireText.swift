/// Text cut to what fits a message.
nonisolated enum WireText {
  /// The longest string in a message: libwayland's message holds 4,096 bytes with all else in it.
  static let byteLimit = 4000

  /// The text in pieces that fit, cut between characters, where a character fits; a null byte would
  /// end it and is left out.
  static func pieces(_ text: String, limit: Int = byteLimit) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var length = 0
    for character in text where character != "\0" {
      for part in parts(of: character, limit: limit) {
        let size = part.utf8.count
        if length + size > limit {
          pieces.append(piece)
          (piece, length) = ("", 0)
        }
        piece += part
        length += size
      }
    }
    return length > 0 ? pieces + [piece] : pieces
  }

  /// The character whole, or by its scalars where somebody stacked thousands.
  private static func parts(of character: Character, limit: Int) -> [String] {
    character.utf8.count <= limit
      ? [String(character)] : character.unicodeScalars.map { String(Character($0)) }
  }
}
