/// Where words begin and end around the caret.
enum WordBoundary {
  /// The part of the word that ends at the end of the text. A hyphen after a letter belongs to it;
  /// a mark before it that may be an apostrophe is a quote.
  static func wordEnding(_ text: some StringProtocol) -> String {
    var start = text.endIndex
    while start > text.startIndex {
      let place = text.index(before: start)
      guard text[place].isWordPart || isHyphen(at: place, in: text) else { break }
      start = place
    }
    return String(text[start...].drop { Marks.apostrophes.contains($0) })
  }

  /// The part of the word that begins the text.
  static func wordBeginning(_ text: some StringProtocol) -> String {
    var word = text.prefix(while: \.isWordPart)
    while let last = word.last, Marks.apostrophes.contains(last) { word = word.dropLast() }
    return String(word)
  }

  /// Whether what follows the text directly is a part of something longer that is no prose: of an
  /// address, a path, a handle or a name of a program's.
  static func leadsIntoAddress(_ text: some StringProtocol) -> Bool {
    guard let last = text.last else { return false }
    if Marks.withinAddresses.contains(last) { return true }
    return last == "." && text.dropLast().last.map { $0.isLetter || $0.isNumber } ?? false
  }

  private static func isHyphen<Text: StringProtocol>(at place: Text.Index, in text: Text) -> Bool {
    guard Marks.hyphens.contains(text[place]), place > text.startIndex else { return false }
    return text[text.index(before: place)].isWordPart
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
