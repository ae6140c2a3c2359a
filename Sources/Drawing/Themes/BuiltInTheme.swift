import FoundationEssentials
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

  /// The theme, read from its file. It is known to be free of mistakes, so nothing looks for
  /// them while the keyboard starts.
  public func theme() throws -> Theme {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try decoder.decode(Theme.self, from: Data(contents))
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
