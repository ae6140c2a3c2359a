extension TextContentType {
  /// UIKit's name of the value.
  public var name: String {
    // The cases are named as UIKit names them, but for the one that Swift writes in small letters.
    self == .url ? "URL" : "\(self)"
  }

  /// The value with this UIKit name, or nil.
  public init?(name: String) {
    guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }

  /// The value with this HTML autocomplete token, or nil. HTML compares tokens without regard to
  /// case, calls a password that exists `current-password`, and WebKit takes `webauthn` for a user
  /// name.
  public init?(token: String) {
    let token = token.lowercased()
    let synonyms: [String: TextContentType] = [
      "current-password": .password, "webauthn": .username,
    ]
    guard let type = synonyms[token] ?? Self(rawValue: token) else { return nil }
    self = type
  }
}

extension TextContentType: Codable {
  /// Reads UIKit's name or an HTML token.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let type = Self(name: text) ?? Self(token: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "there is no text content type “\(text)”")
    }
    self = type
  }

  /// Writes UIKit's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
