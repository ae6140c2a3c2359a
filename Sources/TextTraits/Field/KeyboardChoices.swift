/// The person's choices of keys, remembered for each application and kind of field.
public struct KeyboardChoices: Hashable, Sendable {
  /// How many are remembered; then the oldest are forgotten.
  public static let limit = 200
  /// How many bytes the app id of a remembered choice may have: no honest one has more.
  public static let applicationLimit = 255

  /// A choice for all fields of an application that ask for the same keyboard.
  private struct Entry: Hashable, Codable {
    let application: String
    let keyboardType: KeyboardType
    let choice: KeyboardChoice
  }

  /// Only choices that differ from what the field asks for, the oldest first.
  private var entries: [Entry] = []

  /// Nothing chosen yet.
  public init() {}

  /// The choice for fields of `application` (its app id, empty where unknown) that ask for
  /// `keyboardType`.
  public subscript(application: String, keyboardType: KeyboardType) -> KeyboardChoice {
    get {
      entries.first { $0.application == application && $0.keyboardType == keyboardType }?.choice
        ?? .asked
    }
    set {
      entries.removeAll { $0.application == application && $0.keyboardType == keyboardType }
      guard newValue != .asked, application.utf8.count <= Self.applicationLimit else { return }
      entries.append(
        Entry(application: application, keyboardType: keyboardType, choice: newValue))
      entries.removeFirst(max(0, entries.count - Self.limit))
    }
  }
}

extension KeyboardChoices: Codable {
  /// Reads a list of choices, the oldest first.
  public init(from decoder: any Decoder) throws {
    for entry in try [Entry](from: decoder) {
      self[entry.application, entry.keyboardType] = entry.choice
    }
  }

  /// Writes a list of choices, the oldest first.
  public func encode(to encoder: any Encoder) throws {
    try entries.encode(to: encoder)
  }
}
