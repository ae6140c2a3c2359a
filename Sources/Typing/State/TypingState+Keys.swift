import Layouts

/// What keys do once it is settled that they are meant.
extension TypingState {
  /// A finger's key acts.
  mutating func perform(_ tracker: TouchTracker, _ turn: inout Turn) {
    if case .callout(let callout) = tracker.role {
      guard let choice = callout.choice else { return }
      return typeCharacter(
        choice, isLiteral: callout.selected != 0, touch: gridPoint(tracker), &turn)
    }
    guard let key = tracker.key?.key else { return }
    if tracker.flick >= settings.flickDistance, let secondary = key.secondary {
      return typeCharacter(secondary, isLiteral: false, touch: nil, &turn)
    }
    perform(key, at: tracker, &turn)
  }

  /// A key acts, with a finger or without.
  mutating func perform(_ key: Key, at tracker: TouchTracker? = nil, _ turn: inout Turn) {
    switch key.action {
    case .character:
      let face = key.face(shift: shift.effective)
      guard let output = face.output else { return }
      typeCharacter(output, isLiteral: false, touch: tracker.flatMap(gridPoint), &turn)
    case .space, .pause, .wait:
      typeCharacter(key.action.fixedOutput ?? " ", isLiteral: false, touch: nil, &turn)
    case .delete: delete(.character, &turn)
    case .return: pressReturn(&turn)
    case .tab: press(.tab, &turn)
    case .escape: press(.escape, &turn)
    // To the field as it is, beyond the ends of what is known too.
    case .arrow(let direction): press(.arrow(direction), &turn)
    case .globe: turn.emit(.nextKeyboard)
    case .emoji: turn.emit(.showEmoji)
    case .dictation: turn.emit(.startDictation)
    case .dismiss:
      // What is in composition would go with the keyboard.
      turn.emit(entry.finishComposition(now: turn.now))
      turn.emit(.dismiss)
    case .dock: turn.emit(.chooseShape(.docked))
    case .report: turn.emit(.inputViewKey(id: key.id))
    case .shift, .capsLock, .layer, .modifier, .handle: break
    }
  }

  // MARK: Characters

  mutating func typeCharacter(
    _ output: String, isLiteral: Bool, touch: GridPoint?, _ turn: inout Turn
  ) {
    layers.used()
    let active = modifiers.active
    if !active.isEmpty, let character = output.first, output.count == 1 {
      let stroke = KeyStroke(
        .character(character), modifiers: active, shift: shift.effective != .off)
      modifiers.used()
      shift.typed(isLetter: character.isLetter)
      return turn.emit(entry.press(stroke, now: turn.now))
    }
    if composes(output, &turn) { return }
    let before = entry.model.before
    let text = cased(output, after: before)
    turn.emit(
      entry.type(
        text, isLiteral: isLiteral, touch: touch, now: turn.now, words: turn.words))
    shift.typed(isLetter: output.contains(where: \.isLetter))
    returnToLetters(after: text, before: before)
    updateShift()
  }

  /// A Dutch j after a capital I that began the word is a capital too.
  private func cased(_ output: String, after before: String) -> String {
    let word = WordBoundary.wordEnding(before.suffix(2))
    return policy.casing.extendsCapital(word, with: output) ? output.uppercased() : output
  }

  /// After a space, unless it is the second, and after an apostrophe letters are likely.
  private mutating func returnToLetters(after text: String, before: String) {
    guard layers.current != .letters, let character = text.first else { return }
    let isSecondSpace = text == " " && before.last == " "
    if (text == " " && !isSecondSpace) || Marks.apostrophes.contains(character) {
      layers.returnToLetters()
    }
  }

  // MARK: Other keys

  mutating func delete(_ unit: KeyRepeat.Unit, _ turn: inout Turn) {
    shift.acted()
    if engine.isComposing && usesEngine {
      return turn.emit(.compose(.delete, revision: engine.send()))
    }
    let active = modifiers.active
    if !active.isEmpty {
      modifiers.used()
      return turn.emit(
        entry.press(KeyStroke(.backspace, modifiers: active), now: turn.now))
    }
    let (edits, rejected) = entry.delete(unit, now: turn.now)
    turn.emit(edits)
    tell(rejected, &turn)
    updateShift()
  }

  private mutating func pressReturn(_ turn: inout Turn) {
    if engine.isComposing && usesEngine {
      return turn.emit(.compose(.return, revision: engine.send()))
    }
    layers.used()
    let stroke = KeyStroke(.return, modifiers: modifiers.active)
    modifiers.used()
    let endsSentence = policy.capitalization.endsSentence(entry.model.before.suffix(80))
    turn.emit(entry.pressReturn(stroke, now: turn.now, words: turn.words))
    if endsSentence { layers.returnToLetters() }
    shift.acted()
    updateShift()
  }

  private mutating func press(_ key: KeyStroke.Key, _ turn: inout Turn) {
    let stroke = KeyStroke(
      key, modifiers: modifiers.active, shift: shift.isHeld || shift.state == .locked)
    modifiers.used()
    shift.acted()
    turn.emit(entry.press(stroke, now: turn.now))
    updateShift()
  }

  /// Another keyboard has the layer.
  func wantLayer(_ target: LayerID, _ turn: inout Turn) {
    turn.emit(.wantsLayer(target))
    if target == .keyboard { turn.emit(.inputViewDismissed) }
  }

  // MARK: Without a finger

  mutating func selectKey(_ id: String, _ turn: inout Turn) {
    guard let key = maps.key(id: id, layer: layers.current)?.key, key.isEnabled else { return }
    switch key.action {
    case .shift:
      shift.press(now: turn.now, settings: settings)
      shift.release()
    case .capsLock: shift.toggleLock()
    case .layer(let target) where keyboard?.keyboard.layer(target) == nil:
      wantLayer(target, &turn)
    case .layer(let target):
      layers.press(target)
      layers.release()
    case .modifier(let modifier):
      modifiers.press(modifier, now: turn.now, window: settings.doubleTapWindow)
      modifiers.release(modifier)
    default:
      for held in touches.holding { commit(held, &turn) }
      perform(key, &turn)
    }
  }

  /// Where the finger landed, if it typed the key it landed on; else where it went.
  private func gridPoint(_ tracker: TouchTracker) -> GridPoint? {
    guard tracker.layer == .letters, let grid = maps.grid else { return nil }
    let point = tracker.key == tracker.origin ? tracker.start : tracker.point
    // Beside the gap of a split keyboard the key may stand a second time.
    guard let frame = tracker.key?.frame, let id = tracker.key?.key.id,
      let home = maps.key(id: id, layer: .letters)?.frame
    else { return grid.place(point) }
    return grid.place(Point(x: point.x + home.x - frame.x, y: point.y))
  }
}
