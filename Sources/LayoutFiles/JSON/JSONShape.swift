/// A JSON document reduced to its keys.
indirect enum JSONShape: Decodable, Hashable {
  /// An object.
  case object([String: JSONShape])
  /// A list.
  case list([JSONShape])
  /// Null: a key with it is as good as none.
  case null
  /// A string, a number or a truth value.
  case scalar

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      var keys: [String: JSONShape] = [:]
      for key in container.allKeys {
        keys[key.stringValue] = try container.decode(JSONShape.self, forKey: key)
      }
      self = .object(keys)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONShape] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONShape.self)) }
      self = .list(elements)
    } else {
      self = try decoder.singleValueContainer().decodeNil() ? .null : .scalar
    }
  }

  /// A message for each key that `known`, the same document as its type writes it, does not have.
  func keys(unknownTo known: JSONShape, at path: JSONKeyPath = JSONKeyPath()) -> [String] {
    switch (self, known) {
    case (.object(let keys), .object(let knownKeys)):
      keys.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
        if value == .null { return [] }
        let path = path.appending(key)
        if let known = knownKeys[key] { return value.keys(unknownTo: known, at: path) }
        let choice = knownKeys.isEmpty ? "" : "; there is \(alternatives(knownKeys.keys.sorted()))"
        return ["\(path) is not known here\(choice)"]
      }
    case (.list(let elements), .list(let knownElements)):
      zip(elements, knownElements).enumerated().flatMap { index, pair in
        pair.0.keys(unknownTo: pair.1, at: path.appending(index))
      }
    default: []
    }
  }
}
