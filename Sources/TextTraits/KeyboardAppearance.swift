/// The palette a field asks for (reference 4). The raw value is UIKit's name.
public enum KeyboardAppearance: String, CaseIterable, Codable, Sendable {
  /// As the system.
  case `default`
  /// Dark keys.
  case dark
  /// Light keys.
  case light
  /// UIKit's old name for ``dark``.
  case alert

  /// Whether the keys are dark where the system's own palette is (`systemIsDark`).
  public func isDark(systemIsDark: Bool) -> Bool {
    switch self {
    case .default: systemIsDark
    case .dark, .alert: true
    case .light: false
    }
  }
}
