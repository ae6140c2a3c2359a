import TextTraits

/// When shift turns itself on (reference 5.3), from the text before the caret alone.
public struct Capitalization: Hashable, Sendable {
  /// What the field asks for.
  public var type: AutocapitalizationType
  private let abbreviations: Abbreviations

  /// The rule of a field in a language, BCP 47.
  public init(type: AutocapitalizationType, language: String) {
    self.type = type
    abbreviations = Abbreviations(language: language)
  }

  /// Whether the next letter is a capital. `text` stands before the caret and begins where the
  /// field does, or so far before that it does not matter.
  public func wantsCapital(after text: some StringProtocol) -> Bool {
    switch type {
    case .none: false
    case .allCharacters: true
    case .words: startsWord(text)
    case .sentences: startsSentence(text)
    }
  }

  private func startsWord(_ text: some StringProtocol) -> Bool {
    Self.droppingOpeners(text).last?.isWhitespace ?? true
  }

  /// Whether a sentence begins after the text, whatever the field asks for.
  func startsSentence(_ text: some StringProtocol) -> Bool {
    let before = Self.droppingOpeners(text)
    guard let last = before.last else { return true }
    guard last.isWhitespace else { return false }
    var rest = before
    while let last = rest.last, last.isWhitespace {
      if last.isNewline { return true }
      rest = rest.dropLast()
    }
    return rest.isEmpty || endsSentence(rest)
  }

  /// Whether the text ends in a mark that ends a sentence, with closing quotes and brackets after
  /// it; abbreviations do not.
  public func endsSentence(_ text: some StringProtocol) -> Bool {
    var rest = text[...]
    while let last = rest.last, Marks.closing.contains(last) { rest = rest.dropLast() }
    guard let mark = rest.last, Marks.sentenceEnds.contains(mark) else { return false }
    return mark != "." || !abbreviations.endsWithAbbreviation(rest)
  }

  /// Opening quotes and brackets before a capital are as if they were not there. A straight quote
  /// opens where nothing but space is before it.
  private static func droppingOpeners<T: StringProtocol>(_ text: T) -> T.SubSequence {
    var rest = text[...]
    while let last = rest.last {
      let before = rest.dropLast()
      let opens =
        Marks.opening.contains(last)
        || (Marks.straight.contains(last) && before.last?.isWhitespace != false)
      guard opens else { break }
      rest = before
    }
    return rest
  }
}
