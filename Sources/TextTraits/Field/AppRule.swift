/// What the person wants in the fields of some applications.
///
/// In the settings file: `{"app": "org.kde.konsole*", "traits": {"isTerminal": true}}`.
public struct AppRule: Hashable, Sendable {
  /// Whether the keyboard comes up by itself.
  public enum Visibility: String, CaseIterable, Codable, Sendable {
    /// When a field has the focus.
    case automatic
    /// As long as the application has the focus, whether or not it tells of its fields.
    case shown
    /// Never, only when it is called.
    case hidden
  }

  /// The applications.
  public var app: AppPattern
  /// What is said of their fields.
  public var traits: PartialTraits
  /// Whether the keyboard comes up by itself; nil where the rule does not say.
  public var keyboard: Visibility?

  /// A rule for `app`.
  public init(
    app: AppPattern, traits: PartialTraits = PartialTraits(), keyboard: Visibility? = nil
  ) {
    self.app = app
    self.traits = traits
    self.keyboard = keyboard
  }
}

extension AppRule: Codable {
  /// Reads a rule, of which all but `app` may be left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    app = try container.decode(AppPattern.self, forKey: .app)
    traits = try container.decodeIfPresent(PartialTraits.self, forKey: .traits) ?? PartialTraits()
    keyboard = try container.decodeIfPresent(Visibility.self, forKey: .keyboard)
  }
}
