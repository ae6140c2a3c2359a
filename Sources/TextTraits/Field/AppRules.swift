/// The person's rules for applications, in the order of the settings file.
///
/// Every rule that matches is heard; where two of them differ the earlier counts, so that an
/// exception stands above the rule.
public struct AppRules: Hashable, Sendable {
  /// The rules.
  public var rules: [AppRule]

  /// These rules.
  public init(_ rules: [AppRule] = []) {
    self.rules = rules
  }

  /// What the rules say of the fields of the application with this app id.
  public func traits(for application: String) -> PartialTraits {
    PartialTraits(matching(application).map(\.traits))
  }

  /// Whether the keyboard comes up by itself in the application with this app id.
  public func visibility(for application: String) -> AppRule.Visibility {
    matching(application).lazy.compactMap(\.keyboard).first ?? .automatic
  }

  private func matching(_ application: String) -> [AppRule] {
    rules.filter { $0.app.matches(application) }
  }
}

extension AppRules: Codable {
  /// Reads a list of rules.
  public init(from decoder: any Decoder) throws {
    self.init(try [AppRule](from: decoder))
  }

  /// Writes a list of rules.
  public func encode(to encoder: any Encoder) throws {
    try rules.encode(to: encoder)
  }
}
