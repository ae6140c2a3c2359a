/// When a held delete or arrow key acts again (reference 5.2).
struct KeyRepeat: Hashable, Sendable {
  /// When it acts next.
  private(set) var next: Instant
  /// How often it has acted by itself.
  private(set) var count = 0
  private let growsToWords: Bool

  /// What goes away at once.
  enum Unit: Hashable, Sendable {
    /// A grapheme, or one step of an arrow.
    case character
    /// A word.
    case word
  }

  /// The key was pressed now, and has acted once.
  init(now: Instant, growsToWords: Bool, settings: TypingSettings) {
    next = now + settings.repeatDelay
    self.growsToWords = growsToWords
  }

  /// It acts again. However late this is called it acts once, so that a stall erases nothing.
  mutating func fire(now: Instant, settings: TypingSettings) -> Unit {
    count += 1
    // The press itself took the first character.
    let takesWord = growsToWords && count >= settings.charactersBeforeWords
    let nextTakesWord = growsToWords && count + 1 >= settings.charactersBeforeWords
    next = now + (nextTakesWord ? settings.wordInterval : settings.repeatInterval)
    return takesWord ? .word : .character
  }
}
