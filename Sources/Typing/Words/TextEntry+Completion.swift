/// What is told of finished words, for whoever learns them.
extension TextEntry {
  /// The word before the caret is finished as it was typed.
  mutating func completeWord() {
    let typed = currentWord
    if typed.last?.joinsWord == false, model.mayReplace(typed) { complete(typed, for: typed) }
  }

  /// The word `text` is about to stand where `typed` stands, before the caret.
  mutating func complete(_ text: String, for typed: String) {
    let context = model.before.suffix(Self.longestLook).dropLast(typed.count)
    guard !WordBoundary.leadsIntoAddress(context) else { return }
    let touches = restOfWord.isEmpty ? word.touches(for: typed) : []
    let completed = CompletedWord(
      text, previous: Self.wordBefore(context),
      beginsSentence: policy.capitalization.startsSentence(context),
      touches: touches.count == text.unicodeScalars.count ? touches : [])
    learnable.append(.wordCompleted(completed))
    lastCompleted = completed
  }

  /// Whether the word that stands last before the caret begins a sentence.
  func beginsSentence(withLast word: String) -> Bool {
    let text = model.before.suffix(Self.longestLook)
    let spaces = text.reversed().prefix { $0 == " " }.count
    return policy.capitalization.startsSentence(text.dropLast(spaces + word.count))
  }

  /// Text before the caret went away: the last word is no longer finished where its own end is
  /// reached, and may be finished once more.
  mutating func retractReachedWord() {
    guard let last = lastCompleted, model.before.last?.isWordPart ?? true else { return }
    lastCompleted = nil
    learnable.append(.wordRetracted(last))
  }

  /// The word at the end of the text, if it is one and only spaces stand after it.
  private static func wordBefore(_ context: Substring) -> String? {
    let rest = context.dropLast(
      context.reversed().prefix { $0.isWhitespace && !$0.isNewline }.count)
    guard rest.count < context.count else { return nil }
    let word = WordBoundary.wordEnding(rest)
    let isProse = !WordBoundary.leadsIntoAddress(rest.dropLast(word.count))
    return word.isEmpty || !isProse ? nil : word
  }
}
