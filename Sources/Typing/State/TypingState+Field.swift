import Layouts
import TextTraits

/// The field, the keyboard and the settings change.
extension TypingState {
  mutating func focus(_ newField: Field?, _ turn: inout Turn) {
    cancelAll(&turn)
    accessory = AccessoryTouches()
    leaveField(turn.now)
    field = newField
    focusTime = turn.now
    password = nil
    entry = TextEntry(policy: resolvedPolicy())
    doubtEmptiness()
    engine = EngineTalk()
    shift.reset()
    if let keyboard { layers.open(keyboard.keyboard) }
    updateShift()
  }

  mutating func change(_ newField: Field, _ turn: inout Turn) {
    let wasSecret = policy.isSecret
    field = newField
    entry.policy = resolvedPolicy()
    if policy.isSecret && !wasSecret { entry = TextEntry(policy: policy) }
    doubtEmptiness()
    updateShift()
  }

  private mutating func leaveField(_ now: Instant) {
    guard let field, !policy.isSecret else { return }
    leftFields.left(field, holdsText: entry.model.mayHoldUntoldText, now: now)
  }

  /// A field is taken to be empty until it tells its text. One that never tells it, and that the
  /// person may have come back to, is not.
  private mutating func doubtEmptiness() {
    guard let field, !policy.isSecret, leftFields.mayHoldText(field, since: focusTime) else {
      return
    }
    entry.model.doubtEmptiness()
  }

  /// The keyboard changed; fingers that are down belonged to the old one.
  mutating func show(_ newKeyboard: PlacedKeyboard, _ turn: inout Turn) {
    guard newKeyboard != keyboard else { return }
    let isSame = keyboard?.hasSameKeys(as: newKeyboard) ?? false
    let isMoved = keyboard?.hasSamePlaces(as: newKeyboard) != true
    accessory.show(newKeyboard.accessoryBar, after: keyboard?.accessoryBar)
    keyboard = newKeyboard
    maps = KeyMaps(newKeyboard)
    // A key that is only enabled, or says something else, takes no finger away.
    if isSame && !isMoved { return }
    cancelAll(&turn)
    balloons = BalloonFade()
    stuckCallout = nil
    if isSame { return }
    layers.open(newKeyboard.keyboard)
    shift.reset()
    entry.policy = resolvedPolicy()
    updateShift()
  }

  mutating func change(_ newSettings: TypingSettings, _ turn: inout Turn) {
    settings = newSettings
    entry.policy = resolvedPolicy()
    updateShift()
  }

  /// A secret field's text is dropped unread.
  mutating func receive(_ report: EditorReport, _ turn: inout Turn) {
    guard !policy.isSecret else { return }
    let outcome = entry.model.received(
      report, now: turn.now, patience: settings.reportPatience,
      isReliable: submission.capabilities.reportsReliably)
    switch outcome {
    case .unchanged: return
    case .changed:
      entry.lostPlace()
      shift.acted()
    case .otherContext: entry.lastCompleted = nil
    case .dropped(let replacement): makeGood(replacement, &turn)
    }
    updateShift()
  }

  /// The field inserted but did not remove. All of it is the keyboard's own, so it is put right by
  /// keys.
  private mutating func makeGood(
    _ replacement: EditorModel.Replacement, _ turn: inout Turn
  ) {
    let wrong = replacement.removed + replacement.inserted
    guard submission.capabilities.hasKeys, entry.model.mayReplace(wrong) else { return }
    turn.emit(entry.replace(wrong, with: replacement.inserted, now: turn.now))
  }

  /// Shift follows the text before the caret.
  mutating func updateShift() { shift.update(wantsCapital: entry.wantsCapital) }

  private func resolvedPolicy() -> FieldPolicy {
    FieldPolicy(field: field ?? .untold, keyboard: keyboard?.keyboard, settings: settings)
  }
}

extension PlacedKeyboard {
  /// Whether the other keyboard has the same keys, whatever they say and wherever they are.
  fileprivate func hasSameKeys(as other: PlacedKeyboard) -> Bool {
    keyboard.type == other.keyboard.type && keyboard.language == other.keyboard.language
      && keyboard.form == other.keyboard.form
      && keyboard.layers.map(\.id) == other.keyboard.layers.map(\.id)
      && names == other.names
  }

  /// Whether the other keyboard's keys are where this one's are.
  fileprivate func hasSamePlaces(as other: PlacedKeyboard) -> Bool {
    size == other.size && strip.map(\.frame) == other.strip.map(\.frame)
      && layers.mapValues { $0.map(\.frame) } == other.layers.mapValues { $0.map(\.frame) }
  }

  private var names: [LayerID: [String]] { layers.mapValues { $0.map(\.key.id) } }
}
