/// Where words begin and end around the caret.
enum WordBoundary {
  /// The part of the word that ends at the end of the text.
  static func wordEnding(_ text: some StringProtocol) -> String {
    var word: [Character] = []
    for character in text.reversed() {
      guard character.isWordPart else { break }
      word.append(character)
    }
    return String(word.reversed())
  }

  /// The part of the word that begins the text.
  static func wordBeginning(_ text: some StringProtocol) -> String {
    String(text.prefix(while: \.isWordPart))
  }

  /// What a word-wise delete takes: spaces and marks at the end, and the word before them.
  static func deletion(_ text: some StringProtocol) -> String {
    var rest = text[...]
    while let last = rest.last, last.isWhitespace, !last.isNewline { rest = rest.dropLast() }
    if let last = rest.last, last.isWordPart {
      while let last = rest.last, last.isWordPart { rest = rest.dropLast() }
    } else if let mark = rest.last {
      while let last = rest.last, last == mark { rest = rest.dropLast() }
    }
    return String(text[rest.endIndex...])
  }
}
