/// Who may say something about a field, the strongest first.
public enum TraitSource: String, CaseIterable, Codable, Sendable {
  /// The application's own word for this field, over D-Bus.
  case registeredField
  /// The attributes of the focused accessible object.
  case accessibility
  /// The person's rule for this application.
  case appRule
  /// Purpose and hints of a text-input protocol.
  case textInput
  /// What the field was before, while it has the focus: once secret, always secret.
  case fieldSession
  /// What the meaning of the text implies. It is not asked: it follows from the content type, and
  /// stands just below the source that named that.
  case contentType
}
