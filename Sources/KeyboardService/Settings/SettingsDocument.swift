import TextTraits

/// The settings file as it is read. What it writes is not what was read but every key there could
/// be, so that an unknown one is found by comparing: a rule for an application says only some of
/// ``Trait/all``, and the others must be known too.
nonisolated struct SettingsDocument: Codable {
  /// What was read.
  let settings: Settings

  init(from decoder: any Decoder) throws {
    settings = try Settings(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var all = settings
    all.appRules.rules = all.appRules.rules.map { rule in
      AppRule(
        app: rule.app, traits: PartialTraits(TextInputTraits()),
        keyboard: rule.keyboard ?? .automatic)
    }
    try all.encode(to: encoder)
  }
}
