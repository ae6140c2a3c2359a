/// What a field's text means (reference 3.1). The raw value is the HTML autocomplete token where
/// there is one.
public enum TextContentType: String, CaseIterable, Codable, Sendable {
  /// A placeholder to be completed from reference 3.1.
  case name
}
