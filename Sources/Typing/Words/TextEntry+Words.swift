import TextTraits

/// Suggestions and corrections (reference 5.6), on what a ``WordSource`` answers.
extension TextEntry {
  /// The word before the caret.
  var currentWord: String { WordBoundary.wordEnding(model.before.suffix(Self.longestLook)) }

  private var wordAroundCaret: String {
    currentWord + WordBoundary.wordBeginning(model.text.after)
  }

  /// Asks anew where the word has changed.
  mutating func refreshWords(_ words: (any WordSource)?) {
    guard let words, !policy.isSecret, policy.suggests || policy.corrects,
      model.text.selected.isEmpty
    else { return word.clear() }
    let typed = currentWord
    let context = String(model.before.dropLast(typed.count).suffix(Self.longestLook))
    word.ask(words, context: context, typed: typed)
  }

  /// What the bar offers.
  var suggestions: [Suggestion] {
    let answer = word.answer
    if let original = word.original(of: wordAroundCaret) {
      return [Suggestion(original.typed, kind: .typed)]
        + answer.suggestions.prefix(2).map { Suggestion($0) }
    }
    guard let pending = word.pending, policy.corrects else {
      guard policy.suggests else { return [] }
      return answer.suggestions.prefix(3).map { Suggestion($0) }
    }
    let (typed, corrected) = (pending.typed, pending.corrected)
    let other = answer.suggestions.first { $0 != corrected && $0 != typed }
    return [Suggestion(typed, kind: .typed), Suggestion(corrected, kind: .correction)]
      + (other.map { [Suggestion($0)] } ?? [])
  }

  /// Puts the pending correction in place of the typed word and adds what accepted it; nil where
  /// there is none.
  mutating func acceptCorrection(
    before delimiter: String, now: Instant, words: (any WordSource)?
  ) -> [Edit]? {
    guard policy.corrects, model.text.after.first?.isWordPart != true else { return nil }
    let typed = currentWord
    guard !typed.isEmpty, model.mayReplace(typed) else { return nil }
    refreshWords(words)
    guard let pending = word.pending, pending.typed == typed else { return nil }
    let undo = WordMemory.Undo(correction: pending, delimiter: delimiter)
    let edits = replace(typed, with: undo.result, now: now)
    word.corrected(undo)
    completed.append(pending.corrected)
    return edits
  }

  /// The word before the caret is finished as it was typed.
  mutating func completeWord() {
    let typed = currentWord
    if !typed.isEmpty, model.mayReplace(typed) { completed.append(typed) }
  }

  /// The person chose an offer of the bar.
  mutating func choose(_ index: Int, now: Instant) -> (
    edits: [Edit], rejected: Correction?
  ) {
    guard suggestions.indices.contains(index) else { return ([], nil) }
    let chosen = suggestions[index]
    let typed = currentWord
    let rejected = chosen.kind == .typed ? rejection() : nil
    if let rejected { word.reject(rejected) }
    interrupt()
    let rest = model.text.after.drop { !typed.isEmpty && $0.isWordPart }
    let addsSpace = policy.smartSpaces && rest.first?.isWhitespace != true
    let edits = putWord(chosen.text, for: typed, space: addsSpace ? " " : "", now: now)
    if addsSpace { markAutomaticSpace() }
    completed.append(chosen.text)
    return (edits, rejected)
  }

  /// The correction that keeping what was typed takes back.
  private func rejection() -> Correction? {
    word.original(of: wordAroundCaret) ?? word.pending
  }

  /// Puts a chosen word in place of the one around the caret.
  private mutating func putWord(
    _ text: String, for typed: String, space: String, now: Instant
  ) -> [Edit] {
    let after = WordBoundary.wordBeginning(model.text.after)
    let isWithin = !typed.isEmpty && !after.isEmpty
    guard isWithin else {
      if typed == text { return commit(adding: space, now: now) }
      return typed.isEmpty
        ? commit(adding: text + space, now: now) : replace(typed, with: text + space, now: now)
    }
    let before = model.ending(typed.count)
    model.replaced(before: typed.count, after: after.count, with: text + space, now: now)
    return [.replace(before: before, after: after, with: text + space)]
  }

  /// So many characters are enough to know word and context.
  private static let longestLook = 200
}
