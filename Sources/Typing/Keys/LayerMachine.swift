import Layouts

/// Which layer is shown, and when it changes back by itself (reference 5.2).
struct LayerMachine: Hashable, Sendable {
  /// The layer that is shown.
  private(set) var current = LayerID.letters
  /// The layer shown before a layer key was pressed that is still held.
  private var before: LayerID?
  private var usedWhileHeld = false
  /// Whether the keyboard goes back to letters at all: it does not where it opened on numbers.
  private var returnsToLetters = true

  /// Another keyboard is shown.
  mutating func open(_ keyboard: Keyboard) {
    self = LayerMachine()
    current = keyboard.openingLayer
    returnsToLetters = keyboard.openingLayer == .letters
  }

  /// A finger went down on a layer key: its layer shows at once.
  mutating func press(_ target: LayerID) {
    before = current
    usedWhileHeld = false
    current = target
  }

  /// Something was typed while the layer key was held.
  mutating func used() {
    if before != nil { usedWhileHeld = true }
  }

  /// The finger lifted: a layer that was used meanwhile goes away again, a tapped one stays.
  mutating func release() {
    if let before, usedWhileHeld { current = before }
    before = nil
  }

  /// The finger's touch was cancelled: as if it had never been.
  mutating func cancel() {
    if let before { current = before }
    before = nil
  }

  /// Something was typed after which letters are likely.
  mutating func returnToLetters() {
    if returnsToLetters && before == nil { current = .letters }
  }
}
