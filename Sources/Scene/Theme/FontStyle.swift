/// How large and how heavy a text is set.
public struct FontStyle: Hashable, Sendable {
  /// The size in logical pixels.
  public var size: Double
  /// The weight as in CSS and OpenType: 300 light, 400 regular, 500 medium.
  public var weight: Int

  /// A style of these parts.
  public init(size: Double, weight: Int) {
    self.size = size
    self.weight = weight
  }

  /// The same weight at another size.
  public func sized(_ size: Double) -> FontStyle {
    FontStyle(size: size, weight: weight)
  }
}

extension FontStyle: Codable {
  /// Reads a style. A size outside 4 to 100 or a weight outside 1 to 1000 is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    size = try container.decode(Double.self, forKey: .size)
    weight = try container.decode(Int.self, forKey: .weight)
    guard (4...100).contains(size) else {
      throw DecodingError.dataCorruptedError(
        forKey: .size, in: container,
        debugDescription: "\(size) is out of range; write a size from 4 to 100")
    }
    guard (1...1000).contains(weight) else {
      throw DecodingError.dataCorruptedError(
        forKey: .weight, in: container,
        debugDescription: "\(weight) is out of range; write a weight from 1 to 1000")
    }
  }
}
