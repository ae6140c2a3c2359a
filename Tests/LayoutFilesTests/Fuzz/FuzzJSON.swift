/// A JSON value that can be changed at random and written down in the wider form.
enum FuzzJSON: Sendable {
  case object([(key: String, value: FuzzJSON)])
  case list([FuzzJSON])
  /// A number, a word or a string, as it is written.
  case literal(String)

  /// A document for ``TestSettings``, and the settings it means.
  static func settings(_ random: inout FuzzRandom) -> (document: FuzzJSON, value: TestSettings) {
    let texts = ["Test", "ä😀", "", "//", "a b"]
    let rowCount = Int.random(in: 0...2, using: &random)
    let settings = TestSettings(
      name: random.pick(texts), size: UInt8.random(in: 0...255, using: &random),
      ratio: random.pick([nil, 0.5, -3, 1e10]), isLoud: random.chance(50),
      appearance: random.pick(TestSettings.Appearance.allCases),
      colors: random.chance(50) ? ["letter": random.pick(texts)] : [:],
      rows: (0..<rowCount).map { TestSettings.Row(id: "r\($0)", keys: Array(0..<$0)) })
    return (FuzzJSON(settings), settings)
  }

  private init(_ settings: TestSettings) {
    self = .object([
      ("name", .string(settings.name)), ("size", .literal("\(settings.size)")),
      ("ratio", .literal(settings.ratio.map { "\($0)" } ?? "null")),
      ("isLoud", .literal("\(settings.isLoud)")),
      ("appearance", .string(settings.appearance.rawValue)),
      ("colors", .object(settings.colors.map { ($0, .string($1)) })),
      (
        "rows",
        .list(
          settings.rows.map { row in
            .object([
              ("id", .string(row.id)), ("keys", .list(row.keys.map { .literal("\($0)") })),
            ])
          })
      ),
    ])
  }

  static func string(_ text: String) -> FuzzJSON { .literal("\"\(text)\"") }

  /// Writes the value, with comments, quotes and commas in one of the ways JSON5 has.
  func write(into result: inout String, _ random: inout FuzzRandom) {
    if random.chance(10) { result += random.pick([" ", "\n", "/* x */", "// y\n", "\t", "\r\n"]) }
    switch self {
    case .literal(let text):
      let isString = text.hasPrefix("\"") && random.chance(30)
      result += isString ? "'\(text.dropFirst().dropLast())'" : text
    case .list(let elements):
      write(elements, between: "[", and: "]", into: &result, &random) { $0.write(into: &$1, &$2) }
    case .object(let members):
      write(members, between: "{", and: "}", into: &result, &random) { member, result, random in
        let isPlain = random.chance(40) && member.key.utf8.allSatisfy { $0 > 0x60 && $0 < 0x7B }
        result += isPlain && !member.key.isEmpty ? "\(member.key):" : "\"\(member.key)\" :"
        member.value.write(into: &result, &random)
      }
    }
  }

  private func write<Member>(
    _ members: [Member], between start: String, and end: String, into result: inout String,
    _ random: inout FuzzRandom,
    _ writeMember: (Member, inout String, inout FuzzRandom) -> Void
  ) {
    result += start
    for (index, member) in members.enumerated() {
      writeMember(member, &result, &random)
      if index < members.count - 1 || random.chance(20) { result += "," }
    }
    result += end
  }

  /// Changes one value, anywhere in the document.
  mutating func changeOne(
    _ random: inout FuzzRandom, _ change: (inout FuzzJSON, inout FuzzRandom) -> Void
  ) {
    switch self {
    case .object(var members) where !members.isEmpty && random.chance(75):
      members[Int.random(in: members.indices, using: &random)].value.changeOne(&random, change)
      self = .object(members)
    case .list(var elements) where !elements.isEmpty && random.chance(75):
      elements[Int.random(in: elements.indices, using: &random)].changeOne(&random, change)
      self = .list(elements)
    default: change(&self, &random)
    }
  }
}
