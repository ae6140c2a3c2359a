/// What a key shows and types in one state of shift.
public struct KeyFace: Hashable, Sendable {
  /// The text on the cap; for a key with an icon, its spoken name.
  public var label: String
  /// What the key types, where it types.
  public var output: String?
  /// What a long press offers beside the key's own character, best first.
  public var variants: [String]

  /// A face of these parts.
  public init(label: String, output: String? = nil, variants: [String] = []) {
    self.label = label
    self.output = output
    self.variants = variants
  }

  /// A character that is its own label.
  public init(_ character: String, variants: [String] = []) {
    self.init(label: character, output: character, variants: variants)
  }
}
