import TextTraits

/// The field that was left last in each application, to know it again: in one that tells nothing of
/// its text that is the only sign that there may be some. Nothing of the text itself is kept.
struct LeftFields: Hashable, Sendable {
  /// From one field to the next within a window it takes no longer.
  static let step = Duration.milliseconds(300)
  /// So many applications are remembered.
  private static let limit = 16

  private var lefts: [Left] = []

  private struct Left: Hashable {
    var application: String
    var keyboardType: KeyboardType
    var capitalization: AutocapitalizationType
    var holdsText: Bool
    var time: Instant
  }

  /// A field lost the focus, with text in it or without.
  mutating func left(_ field: Field, holdsText: Bool, now: Instant) {
    lefts.removeAll { $0.application == field.application }
    if lefts.count >= Self.limit { lefts.removeFirst() }
    lefts.append(
      Left(
        application: field.application, keyboardType: field.traits.keyboardType,
        capitalization: field.traits.autocapitalizationType, holdsText: holdsText, time: now))
  }

  /// Whether a field that got the focus then may be one that was left with text in it: the one its
  /// application had last, if that asked for the same. A field that follows at once is the next one.
  func mayHoldText(_ field: Field, since: Instant) -> Bool {
    lefts.contains { left in
      left.application == field.application && left.holdsText
        && left.keyboardType == field.traits.keyboardType
        && left.capitalization == field.traits.autocapitalizationType
        && left.time.duration(to: since) >= Self.step
    }
  }
}
