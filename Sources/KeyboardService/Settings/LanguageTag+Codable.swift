import LayoutFiles

nonisolated extension LanguageTag: Codable {
  /// Reads the tag as one string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let tag = LanguageTag(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "must be a BCP 47 language tag, such as en or pt-BR")
    }
    self = tag
  }

  /// Writes the tag as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
