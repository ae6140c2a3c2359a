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
    guard !policy.isSecret, model.text.selected.isEmpty else { return word.clear() }
    let typed = currentWord
    let replacement = policy.replacement(for: typed)
    let source = policy.suggests || policy.corrects ? words : nil
    guard source != nil || replacement != nil else { return word.clear() }
    let context = String(model.before.dropLast(typed.count).suffix(Self.longestLook))
    word.ask(source, context: context, typed: typed, replacement: replacement)
  }

  /// What the bar offers. What was typed comes first (rule 7 of the design).
  var suggestions: [Suggestion] {
    let answer = word.answer
    func guesses(_ count: Int, except: [String]) -> [Suggestion] {
      answer.suggestions.filter { !except.contains($0) }.prefix(count).map {
        Suggestion($0, isLearned: answer.learned.contains($0))
      }
    }
    if let original = word.original(of: wordAroundCaret) {
      return [Suggestion(original.typed, kind: .typed)] + guesses(2, except: [original.typed])
    }
    if let pending = word.pending, corrects {
      let (typed, corrected) = (pending.typed, pending.corrected)
      return [
        Suggestion(typed, kind: .typed),
        Suggestion(
          corrected, kind: .correction, isLearned: answer.learned.contains(corrected)),
      ] + guesses(1, except: [typed, corrected])
    }
    guard policy.suggests, let typed = word.query?.typed else { return [] }
    if typed.isEmpty { return guesses(3, except: []) }
    return [Suggestion(typed, kind: .typed, isLearned: answer.learned.contains(typed))]
      + guesses(2, except: [typed])
  }

  /// Whether what is pending may be put in place of what was typed.
  private var corrects: Bool { policy.corrects || word.isReplacing }

  /// Puts the pending correction in place of the typed word and adds what accepted it; nil where
  /// there is none.
  mutating func acceptCorrection(
    before delimiter: String, now: Instant, words: (any WordSource)?
  ) -> [Edit]? {
    guard model.text.after.first?.isWordPart != true else { return nil }
    let typed = currentWord
    guard !typed.isEmpty, model.mayReplace(typed) else { return nil }
    refreshWords(words)
    guard corrects, let pending = word.pending, pending.typed == typed else { return nil }
    let undo = WordMemory.Undo(correction: pending, delimiter: delimiter)
    if !word.isReplacing { complete(pending.corrected, for: typed) }
    let edits = replace(typed, with: undo.result, now: now)
    word.corrected(undo)
    return edits
  }

  /// The person chose an offer of the bar.
  mutating func choose(_ chosen: Suggestion, now: Instant) -> (
    edits: [Edit], rejected: Correction?
  ) {
    let typed = currentWord
    let rejected = chosen.kind == .typed ? rejection() : nil
    if let rejected { word.reject(rejected) }
    interrupt()
    if word.pending?.corrected != chosen.text || !word.isReplacing {
      complete(chosen.text, for: typed)
    }
    let rest = model.text.after.drop { !typed.isEmpty && $0.isWordPart }
    let addsSpace = policy.smartSpaces && rest.first?.isWhitespace != true
    let edits = putWord(chosen.text, for: typed, space: addsSpace ? " " : "", now: now)
    if addsSpace { markAutomaticSpace() }
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
  static let longestLook = 200
}
