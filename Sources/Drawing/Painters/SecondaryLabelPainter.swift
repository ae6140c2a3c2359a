import Scene

/// Paints the keys of tablets: the label, and above it in grey what a flick down types.
struct SecondaryLabelPainter {
  /// Where the middle of the label lies, as a share of the key's height.
  static let labelMiddle = 0.65
  /// Where the middle of the secondary label lies, as a share of the key's height.
  static let secondaryMiddle = 0.22

  var painting: Painting

  func paint(
    _ label: KeyLabel, secondary: String, in place: DeviceRect, colors: CapColors, opacity: Double
  ) throws {
    func middle(_ share: Double) -> Double { Double(place.y) + Double(place.height) * share }
    let painter = KeyLabelPainter(painting: painting)
    try painter.paint(
      label, in: place, centerY: middle(Self.labelMiddle), color: colors.label, opacity: opacity)
    try painter.paint(
      KeyLabel(text: secondary, style: painting.theme.fonts.secondary), in: place,
      centerY: middle(Self.secondaryMiddle), color: colors.secondary ?? colors.label,
      opacity: opacity)
  }
}
