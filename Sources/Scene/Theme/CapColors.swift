/// What a surface with a label is painted with.
public struct CapColors: Hashable, Codable, Sendable {
  /// The surface.
  public var fill: Color
  /// The label or icon on it.
  public var label: Color
  /// The lesser label on it: the flick-down character of tablets. Absent where there is none.
  public var secondary: Color?

  /// Colours of these parts.
  public init(fill: Color, label: Color, secondary: Color? = nil) {
    self.fill = fill
    self.label = label
    self.secondary = secondary
  }
}
