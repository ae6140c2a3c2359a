import TextTraits

/// The bar, corrections and conversion engines.
extension TypingState {
  mutating func selectSuggestion(_ index: Int, _ turn: inout Turn) {
    if takePassword(&turn) { return }
    for held in touches.holding { commit(held, &turn) }
    if usesEngine && bar.forgetting == nil {
      guard engine.candidates.indices.contains(index) else { return }
      return turn.emit(.compose(.candidate(index), revision: engine.send()))
    }
    let offers = suggestions
    if offers.indices.contains(index) { choose(offers[index], &turn) }
  }

  /// An offer of the bar was chosen.
  mutating func choose(_ offer: Suggestion, _ turn: inout Turn) {
    if bar.forgetting != nil { return answer(offer, &turn) }
    for held in touches.holding { commit(held, &turn) }
    let (edits, rejected) = entry.choose(offer, now: turn.now)
    turn.emit(edits)
    tell(rejected, &turn)
    shift.acted()
    updateShift()
  }

  /// What the bar offers, from left to right.
  public var suggestions: [Suggestion] {
    if let passwordOffer { return passwordOffer }
    if let question = bar.question { return question }
    return usesEngine
      ? engine.candidates.map { Suggestion($0, kind: .candidate) }
      : entry.suggestions(shift: shift.effective)
  }

  /// Whether what is typed goes to a conversion engine; never in a secret field.
  var usesEngine: Bool { field?.hasEngine == true && !policy.isSecret }

  /// Hands a character to the engine, where there is one. Whether it was handed over.
  mutating func composes(_ output: String, _ turn: inout Turn) -> Bool {
    guard usesEngine else { return false }
    turn.emit(.compose(.text(output), revision: engine.send()))
    shift.typed(isLetter: output.contains(where: \.isLetter))
    return true
  }

  mutating func receive(
    _ answer: CompositionAnswer, revision: Int, _ turn: inout Turn
  ) {
    guard usesEngine else { return }
    let isLatest = engine.receive(answer, revision: revision)
    if !answer.commit.isEmpty {
      entry.model.composed("", now: turn.now)
      turn.emit(entry.commit(adding: answer.commit, now: turn.now))
    }
    if isLatest, entry.model.composition != answer.preedit {
      entry.model.composed(answer.preedit, now: turn.now)
      turn.emit(.edit(.compose(answer.preedit)))
    }
    updateShift()
  }

  mutating func tell(_ rejected: Correction?, _ turn: inout Turn) {
    guard let rejected, policy.learns else { return }
    turn.emit(
      .correctionRejected(
        rejected, beginsSentence: entry.beginsSentence(withLast: rejected.typed)))
  }

  /// What there is to learn goes out, where the field allows it.
  mutating func tellLearnable(_ turn: inout Turn) {
    guard !entry.learnable.isEmpty else { return }
    if policy.learns { turn.effects += entry.learnable }
    entry.learnable.removeAll()
  }
}
