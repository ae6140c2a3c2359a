import Scene

/// Paints the keys of tablets: the label, and above it in grey what a flick down types.
struct SecondaryLabelPainter {
  /// Where the middle of the label lies, as a share of the key's height.
  static let labelMiddle = 0.65
  /// Where the middle of the secondary label lies, as a share of the key's height.
  static let secondaryMiddle = 0.22

  var painting: Painting

  func paint(
    _ key: SceneKey, secondary: String, in place: DeviceRect, colors: CapColors
  ) throws {
    func middle(_ share: Double) -> Double { Double(place.y) + Double(place.height) * share }
    let painter = KeyLabelPainter(painting: painting)
    let fonts = painting.theme.fonts
    try painter.paint(
      KeyLabel(key, fonts: fonts), in: place, centerY: middle(Self.labelMiddle),
      color: colors.label, opacity: key.labelOpacity)
    try painter.paint(
      KeyLabel(text: secondary, style: fonts.secondary), in: place,
      centerY: middle(Self.secondaryMiddle), color: colors.secondary ?? colors.label,
      opacity: key.labelOpacity)
  }
}
