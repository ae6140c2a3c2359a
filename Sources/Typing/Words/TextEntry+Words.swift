import Layouts
import TextTraits

/// Suggestions and corrections (reference 5.6), on what a ``WordSource`` answers.
extension TextEntry {
  /// The word before the caret.
  var currentWord: String { WordBoundary.wordEnding(model.before.suffix(Self.longestLook)) }

  /// The rest of the word that the caret stands within.
  var restOfWord: String {
    currentWord.isEmpty ? "" : WordBoundary.wordBeginning(model.text.after)
  }

  private var revisited: (correction: Correction, rest: String)? {
    guard !model.isPlaceDoubtful else { return nil }
    return word.revisited(before: model.before.suffix(Self.longestLook), after: model.text.after)
  }

  /// Asks anew where the word has changed.
  mutating func refreshWords(_ words: (any WordSource)?) {
    guard !policy.isSecret, model.text.selected.isEmpty, !model.isPlaceDoubtful else {
      return word.clear()
    }
    let (typed, rest) = (currentWord, restOfWord)
    let context = String(model.before.suffix(Self.longestLook).dropLast(typed.count))
    let isProse = !WordBoundary.leadsIntoAddress(context)
    let replacement = isProse ? policy.replacement(for: typed + rest) : nil
    let source = policy.suggests || policy.corrects ? words : nil
    guard source != nil || replacement != nil else { return word.clear() }
    let query = WordQuery(
      context: context, typed: typed + rest, touches: rest.isEmpty ? word.touches(for: typed) : [])
    word.ask(source, query, replacement: replacement, punctuation: policy.punctuation)
    // A word that is not finished by its last mark is not known, and neither is a part of a name.
    if !isProse || typed.last?.joinsWord == true { word.keep() }
  }

  /// What the bar offers, next words in the capitals that shift asks for. What was typed comes first
  /// (rule 7 of the design).
  func suggestions(shift: ShiftState) -> [Suggestion] {
    let answer = word.answer
    func guesses(_ count: Int, except: [String]) -> [Suggestion] {
      answer.suggestions.filter { !except.contains($0) }.prefix(count).map {
        Suggestion($0, isLearned: answer.learned.contains($0))
      }
    }
    if let original = revisited?.correction {
      return [Suggestion(original.typed, kind: .typed)] + guesses(2, except: [original.typed])
    }
    if let pending = word.pending, corrects, mayCorrect {
      let (typed, corrected) = (pending.typed, pending.corrected)
      return [
        Suggestion(typed, kind: .typed),
        Suggestion(
          corrected, kind: .correction, isLearned: answer.learned.contains(corrected)),
      ] + guesses(1, except: [typed, corrected])
    }
    guard policy.suggests, let typed = word.query?.typed else { return [] }
    if typed.isEmpty {
      return guesses(3, except: []).map { guess in
        var guess = guess
        guess.text = policy.casing.shifted(guess.text, shift)
        return guess
      }
    }
    return [Suggestion(typed, kind: .typed, isLearned: answer.learned.contains(typed))]
      + guesses(2, except: [typed])
  }

  /// Whether what is pending may be put in place of what was typed.
  private var corrects: Bool { policy.corrects || word.isReplacing }

  /// Whether the word before the caret ends there, and the keyboard typed all of it: no other is
  /// changed by itself.
  private var mayCorrect: Bool {
    let typed = currentWord
    return model.text.after.first?.isWordPart != true && !typed.isEmpty && model.mayReplace(typed)
  }

  /// Puts the pending correction in place of the typed word and adds what accepted it; nil where
  /// there is none.
  mutating func acceptCorrection(
    before delimiter: String, now: Instant, words: (any WordSource)?
  ) -> [Edit]? {
    guard mayCorrect else { return nil }
    let typed = currentWord
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
    if chosen.kind == .typed, let (correction, rest) = revisited {
      return (putBack(correction, rest: rest, now: now), correction)
    }
    let typed = currentWord
    let rejected = chosen.kind == .typed ? word.pending : nil
    if let rejected { word.reject(rejected) }
    interrupt()
    if word.pending?.corrected != chosen.text || !word.isReplacing {
      complete(chosen.text, for: typed)
    }
    let rest = model.text.after.dropFirst(restOfWord.count).first
    let isFollowed = rest.map { $0.isWhitespace || Marks.clingsToWord.contains($0) } ?? false
    let addsSpace = policy.smartSpaces && !isFollowed
    let edits = putWord(chosen.text, for: typed, space: addsSpace ? " " : "", now: now)
    if addsSpace { markAutomaticSpace() }
    return (edits, rejected)
  }

  /// Puts what was typed in the place of its correction, which the caret stands in.
  private mutating func putBack(_ correction: Correction, rest: String, now: Instant) -> [Edit] {
    let before = model.ending(correction.corrected.count - rest.count)
    word.reject(correction)
    interrupt()
    word.forgetTouches()
    complete(correction.typed, for: before)
    model.replaced(before: before.count, after: rest.count, with: correction.typed, now: now)
    return [.replace(before: before, after: rest, with: correction.typed)]
  }

  /// Puts a chosen word in place of the one around the caret.
  private mutating func putWord(
    _ text: String, for typed: String, space: String, now: Instant
  ) -> [Edit] {
    let after = restOfWord
    guard !after.isEmpty else {
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
