import Layouts
import TextTraits

/// Delete, the caret, and keys that go to the field as keys.
extension TextEntry {
  /// Delete was pressed, or repeats.
  mutating func delete(_ unit: KeyRepeat.Unit, now: Instant) -> (
    edits: [Edit], rejected: Correction?
  ) {
    if policy.isSecret { return ([.deleteBackward(nil)], nil) }
    let undo = word.undo
    interrupt()
    defer { retractReachedWord() }
    if let undo, unit == .character, model.mayReplace(undo.result) {
      let correction = undo.correction
      word.reject(correction)
      return (replace(undo.result, with: correction.typed, now: now), correction)
    }
    if !model.composition.isEmpty { return (shortenComposition(unit, now: now), nil) }
    if !model.text.selected.isEmpty {
      word.forgetTouches()
      model.removedSelection(now: now)
      return ([.deleteSelection], nil)
    }
    return (deleteText(unit, now: now), nil)
  }

  private mutating func shortenComposition(_ unit: KeyRepeat.Unit, now: Instant) -> [Edit] {
    let removed = unit == .word ? model.composition : String(model.composition.suffix(1))
    word.deleted(removed)
    model.composed(String(model.composition.dropLast(removed.count)), now: now)
    return [.compose(model.composition)]
  }

  private mutating func deleteText(_ unit: KeyRepeat.Unit, now: Instant) -> [Edit] {
    let before = model.text.before
    let removed =
      unit == .word ? WordBoundary.deletion(before.suffix(200)) : String(before.suffix(1))
    guard !removed.isEmpty else { return [.deleteBackward(nil)] }
    let isDoubtful = model.isPlaceDoubtful
    word.deleted(removed)
    model.replaced(before: removed.count, with: "", now: now)
    // A line break may be none: Return went as a key, and may have done something else.
    let isCertain = !isDoubtful && removed.last?.isNewline != true
    return [.deleteBackward(isCertain || !submission.capabilities.hasKeys ? removed : nil)]
  }

  /// The caret moves by keys.
  mutating func move(
    _ direction: KeyAction.Direction, extending: Bool, now: Instant
  ) -> [Edit] {
    lostPlace()
    let finished = finishComposition(now: now)
    let move = Edit.moveCaret(direction, extending: extending)
    switch direction {
    case .left, .right:
      let forwards = (direction == .right) != readsLeftwards
      if model.moved(forwards: forwards, extending: extending, now: now) {
        return finished + [move]
      }
      let isEnd = forwards ? model.text.endIsKnown : model.text.startIsKnown
      if model.hasReport && isEnd { return finished }
      model.lostTrack()
      return finished + [move]
    case .up, .down:
      let knows = model.movedLine(down: direction == .down, extending: extending, now: now)
      return finished + (knows ? [move] : [])
    }
  }

  /// Whether the text around the caret reads from right to left: there the left is forwards.
  private var readsLeftwards: Bool {
    let neighbours = [model.text.before.last, model.text.after.first].compactMap(\.self)
    let letters = neighbours.filter(\.isLetter)
    return letters.isEmpty ? policy.isRightToLeft : letters.contains(where: \.isRightToLeft)
  }

  // MARK: Keys

  /// Return was pressed: it goes as a key, after what it finishes.
  mutating func pressReturn(
    _ stroke: KeyStroke, now: Instant, words: (any WordSource)?
  ) -> [Edit] {
    var edits = acceptCorrection(before: "", now: now, words: words)
    if edits == nil {
      completeWord()
      edits = finishComposition(now: now)
    }
    lostPlace()
    model.lostTrack(breakingLine: policy.isMultiline != false)
    return (edits ?? []) + [.key(stroke)]
  }

  /// Another key goes to the field.
  mutating func press(_ stroke: KeyStroke, now: Instant) -> [Edit] {
    lostPlace()
    let finished = finishComposition(now: now)
    model.lostTrack()
    return finished + [.key(stroke)]
  }

  /// What is in composition becomes text as it stands.
  mutating func finishComposition(now: Instant) -> [Edit] {
    guard !model.composition.isEmpty else { return [] }
    return commit(adding: "", now: now)
  }
}
