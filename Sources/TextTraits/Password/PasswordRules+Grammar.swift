extension PasswordRules {
  /// Reads rules as a field writes them, for example
  /// `required: lower; required: [-!]; max-consecutive: 2; minlength: 12`.
  ///
  /// Nil where they break the grammar: then nobody knows what would be taken. A property nobody
  /// knows is passed over.
  public init?(_ text: String) {
    self.init()
    var reader = PasswordRulesReader(text)
    while let property = reader.property() {
      guard take(property) else { return nil }
    }
    guard !reader.isBroken else { return nil }
  }

  /// Takes over one property. Whether it is well written.
  private mutating func take(_ property: PasswordRulesReader.Property) -> Bool {
    switch (property.name, property.value) {
    case ("required", .characters(let set)): required.append(set)
    case ("allowed", .characters(let set)): allowed = (allowed ?? []).union(set)
    // Of several the strictest counts.
    case ("max-consecutive", .number(let number)):
      maximumConsecutive = min(maximumConsecutive ?? number, number)
    case ("minlength", .number(let number)):
      minimumLength = max(minimumLength ?? number, number)
    case ("maxlength", .number(let number)):
      maximumLength = min(maximumLength ?? number, number)
    case ("required", _), ("allowed", _), ("max-consecutive", _), ("minlength", _),
      ("maxlength", _):
      return false
    default: break
    }
    return true
  }
}

/// Reads `name: value;` one after another.
struct PasswordRulesReader {
  /// One property.
  struct Property {
    let name: String
    let value: Value
  }

  /// What stands behind the colon.
  enum Value {
    case number(Int)
    case characters(Set<Character>)
    case other
  }

  /// Whether there was something else than a property.
  private(set) var isBroken = false

  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    skipSpace()
  }

  /// The next property; nil at the end, and where something else stands.
  mutating func property() -> Property? {
    guard !rest.isEmpty, !isBroken else { return nil }
    let name = word()
    guard !name.isEmpty, take(":"), let value = value(), take(";") || rest.isEmpty else {
      isBroken = true
      return nil
    }
    while take(";") {}
    return Property(name: name, value: value)
  }

  private mutating func value() -> Value? {
    if let first = rest.first, first.isASCII, first.isNumber {
      return Int(word()).map(Value.number)
    }
    var characters: Set<Character> = []
    repeat {
      if rest.first == "[" {
        guard let set = customSet() else { return nil }
        characters.formUnion(set)
      } else {
        let name = word()
        guard !name.isEmpty else { return nil }
        guard let named = PasswordRules.CharacterClass(rawValue: name) else { return .other }
        characters.formUnion(named.characters)
      }
    } while take(",")
    return .characters(characters)
  }

  /// A set in brackets. A bracket in it stands last, before the one that ends it.
  private mutating func customSet() -> Set<Character>? {
    rest.removeFirst()
    guard var end = rest.firstIndex(of: "]") else { return nil }
    let next = rest.index(after: end)
    if next < rest.endIndex, rest[next] == "]" { end = next }
    let set = Set(rest[..<end])
    rest = rest[rest.index(after: end)...]
    skipSpace()
    guard set.isSubset(of: PasswordRules.CharacterClass.asciiPrintable.characters) else {
      return nil
    }
    return set
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    rest = rest[word.endIndex...]
    skipSpace()
    return word.lowercased()
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    skipSpace()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }
}
