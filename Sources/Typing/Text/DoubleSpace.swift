/// Two spaces after a word become a period and a space (reference 5.2).
struct DoubleSpace: Hashable, Sendable {
  /// When the space bar was last pressed with nothing else between.
  private var lastSpace: Instant?

  /// Whether the space that is typed now makes a period of the one before the caret.
  func makesPeriod(after text: String, now: Instant, window: Duration) -> Bool {
    guard let lastSpace, lastSpace.duration(to: now) <= window else { return false }
    guard text.last == " ", let before = text.dropLast().last else { return false }
    return !before.isWhitespace && !Marks.stops.contains(before)
  }

  /// The space bar typed a space.
  mutating func typedSpace(now: Instant) { lastSpace = now }

  /// Anything else happened.
  mutating func reset() { lastSpace = nil }
}
