/// The person's settings file, `$XDG_CONFIG_HOME/toccata/settings.json`.
public nonisolated struct SettingsFile: Sendable {
  /// Where it is, or would be.
  public let path: PersonalPath

  /// The file of a person with this environment; nil where that names no home.
  public init?(environment: [String: String]) {
    guard
      let path = PersonalPath(
        "settings.json", of: .configuration, environment: environment)
    else { return nil }
    self.path = path
  }

  /// Reads it.
  public func read() -> FileReading<Settings> {
    path.read(SettingsDocument.self, empty: Settings(), value: \.settings)
  }
}
