import FoundationEssentials
import TextTraits

/// Where some of the person's choices are remembered, in `$XDG_STATE_HOME/toccata`: never what was
/// typed.
public nonisolated struct ChoicesFile<Choices: Codable & Sendable>: Sendable {
  /// Where it is, or would be.
  public let path: PersonalPath
  private let none: Choices

  /// The file `name` of a person with this environment; nil where that names no home.
  init?(_ name: String, none: Choices, environment: [String: String]) {
    guard let path = PersonalPath(name, of: .state, environment: environment) else { return nil }
    self.path = path
    self.none = none
  }

  /// Reads it. Where it is at fault nothing was chosen.
  public func read() -> FileReading<Choices> {
    path.read(Choices.self, empty: none, value: { $0 })
  }

  /// Writes it.
  /// - Returns: one line where that failed, to be logged.
  public func write(_ choices: Choices) -> String? {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try PrivateFile.write(Array(encoder.encode(choices)), to: path)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

nonisolated extension ChoicesFile<KeyboardChoices> {
  /// Which keys the person wants in which fields: app ids and kinds of field, `choices.json`.
  public init?(environment: [String: String]) {
    self.init("choices.json", none: KeyboardChoices(), environment: environment)
  }
}

nonisolated extension ChoicesFile<ShapeChoices> {
  /// Which shape the keyboard has on which output, `shapes.json`.
  init?(environment: [String: String]) {
    self.init("shapes.json", none: ShapeChoices(), environment: environment)
  }
}
