import Scene

/// The themes that are in the binary.
public enum BuiltInTheme: String, CaseIterable, Sendable {
  /// The light keyboard.
  case light
  /// The dark keyboard.
  case dark
  /// Every label at least 7:1.
  case highContrast = "high-contrast"
  /// For electronic paper.
  case eInk = "e-ink"

  /// The theme, read from its file.
  public func theme() throws -> Theme {
    try ThemeFile.read(contents, name: rawValue + ".json")
  }

  /// The text of its file; a person's own theme may begin as a copy.
  public var contents: [UInt8] {
    switch self {
    case .light: PackageResources.light_json
    case .dark: PackageResources.dark_json
    case .highContrast: PackageResources.high_contrast_json
    case .eInk: PackageResources.e_ink_json
    }
  }
}
