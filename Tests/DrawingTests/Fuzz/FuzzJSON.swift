import TypingTestSupport

/// A JSON document that can be changed anywhere.
indirect enum FuzzJSON: Codable {
  case object([String: FuzzJSON])
  case list([FuzzJSON])
  case string(String)
  case number(Double)
  case truth(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode([String: FuzzJSON].self) {
      self = .object(value)
    } else if let value = try? container.decode([FuzzJSON].self) {
      self = .list(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .null
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .truth(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }

  /// Changes one value somewhere: mostly deep inside, as objects are seldom replaced whole.
  mutating func mutate(_ random: inout SeededGenerator) {
    switch self {
    case .object(var members) where !members.isEmpty:
      mutate(&members, &random)
      self = .object(members)
    case .list(var elements) where !elements.isEmpty:
      let index = Int.random(in: elements.indices, using: &random)
      elements[index].mutate(&random)
      self = .list(elements)
    default:
      self = Self.leaf(&random)
    }
  }

  private func mutate(_ members: inout [String: FuzzJSON], _ random: inout SeededGenerator) {
    // Sorted, so that a seed means the same in every run.
    guard let key = members.keys.sorted().randomElement(using: &random) else { return }
    switch Int.random(in: 0..<20, using: &random) {
    case 0: members[key] = nil
    case 1: members[key] = Self.leaf(&random)
    case 2: members[key + "s"] = Self.leaf(&random)
    case 3: members[key] = .object([:])
    default: members[key]?.mutate(&random)
    }
  }

  /// A value that a theme may or may not hold.
  private static func leaf(_ random: inout SeededGenerator) -> FuzzJSON {
    let colors = ["#000000", "#FFFFFF80", "#abcdef", "#12345", "red", "", "#GG0000", "#٠٠٠٠٠٠"]
    let numbers = [0, 1, 5, 14, 40, 300, -1, 1e9, 1e-9, 1e308, 0.5]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .null
    case 1: return .truth(Bool.random(using: &random))
    case 2, 3, 4: return .number(numbers.randomElement(using: &random) ?? 0)
    case 5: return .list([.string("Inter")])
    default: return .string(colors.randomElement(using: &random) ?? "")
    }
  }
}
