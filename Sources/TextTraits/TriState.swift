/// A trait that a field may leave to the person's settings (reference 4): UIKit's values 0, 1, 2.
public enum TriState: String, CaseIterable, Codable, Sendable {
  /// The field does not say; the setting, or the script, decides.
  case `default`
  /// Off.
  case no
  /// On.
  case yes

  /// What this means where the answer for ``default`` is `fallback`.
  public func resolved(default fallback: Bool) -> Bool {
    switch self {
    case .default: fallback
    case .no: false
    case .yes: true
    }
  }
}
