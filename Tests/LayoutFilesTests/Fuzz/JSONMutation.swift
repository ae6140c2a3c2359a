/// Changes to the structure of a settings file.
enum JSONMutation: CaseIterable {
  case dropMember, doubleMember, renameMember, strangeMember, strangeValue, nest

  private static let values = [
    "null", "true", "0", "-0", "300", "1e999", "0x", "0xFF", "01", ".5", "5.", "+1", "1.5", "NaN",
    "Infinity", "-Infinity", "\"\\u00e9\"", "\"\\ud800\"", "\"\\x41\"", "\"\\q\"", "'", "undefined",
    "\"pink\"", "[]", "{}", "[,]", "{,}", "99999999999999999999", "\"\\\n\"", "/*", "/", "",
  ]

  func apply(to document: inout FuzzJSON, _ random: inout FuzzRandom) {
    document.changeOne(&random) { value, random in
      switch (self, value) {
      case (.strangeValue, _): value = .literal(random.pick(Self.values))
      case (.nest, _):
        for _ in 0..<random.pick([1, 1, 20, 600]) {
          value = random.chance(50) ? .list([value]) : .object([("deep", value)])
        }
      case (_, .object(var members)):
        changeMembers(&members, &random)
        value = .object(members)
      case (.dropMember, .list(let elements)): value = .list(Array(elements.dropLast()))
      default: value = .list([value, value])
      }
    }
  }

  private func changeMembers(
    _ members: inout [(key: String, value: FuzzJSON)], _ random: inout FuzzRandom
  ) {
    if self == .strangeMember {
      let key = random.pick(["unknown", "", "ü", "two words", "a\\u0062"])
      members.append((key, .literal(random.pick(Self.values))))
    }
    guard !members.isEmpty else { return }
    let index = Int.random(in: members.indices, using: &random)
    switch self {
    case .dropMember: members.remove(at: index)
    case .doubleMember: members.append(members[index])
    case .renameMember: members[index].key += "x"
    default: break
    }
  }
}
