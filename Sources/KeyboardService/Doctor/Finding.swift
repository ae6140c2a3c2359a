/// One thing that a session offers or lacks.
public nonisolated struct Finding: Hashable, Sendable {
  /// What it is about, in a word or two.
  public var topic: String
  /// How it is.
  public var text: String
  /// The one thing to do about it, or nil where all is well or nothing can be done.
  public var remedy: String?
  /// How much it matters.
  public var weight: Weight

  /// How much a finding matters.
  public enum Weight: Hashable, Sendable {
    /// As it should be.
    case good
    /// Something is missing, and the keyboard does without.
    case gap
    /// Here is no keyboard.
    case obstacle
  }

  /// All is well.
  static func good(_ topic: String, _ text: String) -> Finding {
    Finding(topic: topic, text: text, remedy: nil, weight: .good)
  }

  /// Something is missing, and `remedy` is what to do.
  static func gap(_ topic: String, _ text: String, _ remedy: String?) -> Finding {
    Finding(topic: topic, text: text, remedy: remedy, weight: .gap)
  }

  /// There can be no keyboard, unless `remedy` is done.
  static func obstacle(_ topic: String, _ text: String, _ remedy: String?) -> Finding {
    Finding(topic: topic, text: text, remedy: remedy, weight: .obstacle)
  }
}
