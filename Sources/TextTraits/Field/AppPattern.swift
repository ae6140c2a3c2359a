/// Which applications a rule is for: one by its app id, or all whose app ids begin alike, where the
/// pattern ends in `*`.
public struct AppPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String

  /// The pattern `text`. A `*` anywhere but at the end is a letter like any other.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether the application with this app id is meant.
  public func matches(_ application: String) -> Bool {
    text.last == "*" ? application.hasPrefix(text.dropLast()) : application == text
  }
}

extension AppPattern: Codable {
  /// Reads the pattern as one string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the pattern as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
