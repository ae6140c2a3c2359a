/// One call of ``TypingState/apply(_:now:words:)``: what it was given and what comes out of it.
struct Turn {
  /// The time of what is being handled; a timer that was due earlier is handled at its own time.
  var now: Instant
  /// Where words come from, never in a secret field.
  let words: (any WordSource)?
  /// What the world has to do.
  var effects: [Effect] = []

  mutating func emit(_ effect: Effect) { effects.append(effect) }

  mutating func emit(_ edits: [Edit]) { effects += edits.map(Effect.edit) }
}
