/// Touches that an unsteady hand does not mean (accessibility of touch).
struct TouchFilter: Hashable, Sendable {
  private var lastUp: Instant?

  /// Whether a touch that begins now repeats the last one.
  func ignoresDown(now: Instant, settings: TypingSettings) -> Bool {
    guard settings.ignoresRepeatsWithin > .zero, let lastUp else { return false }
    return now - lastUp < settings.ignoresRepeatsWithin
  }

  /// A touch that counted ended.
  mutating func ended(now: Instant) { lastUp = now }
}
