/// How large and how heavy a text is set.
public struct FontStyle: Hashable, Codable, Sendable {
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
