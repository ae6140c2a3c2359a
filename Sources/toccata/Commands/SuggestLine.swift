import FoundationEssentials
import Language
import TextTraits

/// One question of `toccata suggest`.
struct SuggestLine: Decodable {
  var context: String?
  var typed: String
  /// One point for each Unicode scalar, null where it is not known.
  var touches: [[Double]?]?
  var traits: SuggestTraits?

  /// The answer: nothing where the field wants no words, no correction where it wants none.
  func answer(_ decoder: WordDecoder, limit: Int) -> SuggestAnswer {
    let permissions = FieldPermissions((traits?.said ?? PartialTraits()).completed)
    let suggests = permissions.allows(.suggestions)
    let corrects = permissions.allows(.correction)
    guard suggests || corrects else { return SuggestAnswer(suggestions: [], correction: nil) }
    let proposal = decoder.proposal(
      for: WordQuestion(context: context ?? "", typed: typed, touches: positions), limit: limit)
    return SuggestAnswer(
      suggestions: suggests ? proposal.suggestions : [],
      correction: corrects ? proposal.correction : nil)
  }

  private var positions: [KeyPosition?] {
    (touches ?? []).map { point in
      guard let point, point.count == 2, point.allSatisfy(\.isFinite) else { return nil }
      return KeyPosition(column: point[0], row: point[1])
    }
  }
}

/// What is said of the field: traits by UIKit's names, and the short names of `toccata keys`.
struct SuggestTraits: Decodable {
  let said: PartialTraits

  init(from decoder: any Decoder) throws {
    var said = try PartialTraits(from: decoder)
    let short = try decoder.container(keyedBy: Short.self)
    if let type = try short.decodeIfPresent(String.self, forKey: .type) {
      said.keyboardType = try Self.named(type, short, .type, KeyboardType.init(name:))
    }
    if let content = try short.decodeIfPresent(String.self, forKey: .content) {
      let type = try Self.named(content, short, .content, TextContentType.init(name:))
      said.textContentType = type
      said.refine(by: type.refinement)
    }
    if try short.decodeIfPresent(Bool.self, forKey: .secure) == true {
      said.isSecureTextEntry = true
    }
    self.said = said
  }

  private enum Short: String, CodingKey {
    case type, content, secure
  }

  private static func named<Value>(
    _ name: String, _ container: KeyedDecodingContainer<Short>, _ key: Short,
    _ value: (String) -> Value?
  ) throws -> Value {
    guard let value = value(name) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "there is no '\(name)'")
    }
    return value
  }
}

/// One answer of `toccata suggest`.
struct SuggestAnswer: Encodable, Equatable {
  var suggestions: [String]
  var correction: String?

  private enum CodingKeys: CodingKey {
    case suggestions, correction
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(suggestions, forKey: .suggestions)
    // Null is an answer too: the typed word stays.
    try container.encode(correction, forKey: .correction)
  }
}
