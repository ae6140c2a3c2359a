import FoundationEssentials
import TextTraits

/// Where the person's choices of keys are remembered, `$XDG_STATE_HOME/toccata/choices.json`: app
/// ids and kinds of field, never what was typed.
public nonisolated struct ChoicesFile: Sendable {
  /// Where it is, or would be.
  public let path: PersonalPath

  /// The file of a person with this environment; nil where that names no home.
  public init?(environment: [String: String]) {
    guard let path = PersonalPath("choices.json", of: .state, environment: environment) else {
      return nil
    }
    self.path = path
  }

  /// Reads it. Where it is at fault nothing was chosen.
  public func read() -> FileReading<KeyboardChoices> {
    path.read(KeyboardChoices.self, empty: KeyboardChoices(), value: { $0 })
  }

  /// Writes it.
  /// - Returns: one line where that failed, to be logged.
  public func write(_ choices: KeyboardChoices) -> String? {
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
