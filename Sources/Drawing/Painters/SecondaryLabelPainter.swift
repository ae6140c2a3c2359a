import Scene

/// Paints the keys of tablets: the label, and above it in grey what a flick down types. Flicked, the
/// grey character comes forward and the label goes (reference 1.5).
struct SecondaryLabelPainter {
  /// Where the middle of the label lies, as a share of the key's height.
  static let labelMiddle = 0.65
  /// Where the middle of the secondary label lies, as a share of the key's height.
  static let secondaryMiddle = 0.22
  /// Where the middle of a secondary label lies that has come forward.
  static let forwardMiddle = 0.5
  /// How much larger than the label a secondary label then is.
  static let forwardSize = 1.15
  /// How far down the label goes, as a share of the key's height.
  static let labelFall = 0.2

  var painting: Painting

  func paint(
    _ label: KeyLabel, secondary: String, flick: SceneKey.Flick?, in place: DeviceRect,
    colors: CapColors, opacity: Double
  ) throws {
    let forward = flick?.share ?? 0
    func middle(_ share: Double) -> Double { Double(place.y) + Double(place.height) * share }
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * forward }
    let painter = KeyLabelPainter(painting: painting)
    try painter.paint(
      label, in: place, centerY: middle(Self.labelMiddle + Self.labelFall * forward),
      color: colors.label, opacity: opacity * (1 - forward))
    let style = painting.theme.fonts.secondary
    let size = between(style.size, label.style.size * Self.forwardSize)
    let isStrong = flick?.isChosen == true
    try painter.paint(
      KeyLabel(text: secondary, style: style.sized(size)), in: place,
      centerY: middle(between(Self.secondaryMiddle, Self.forwardMiddle)),
      color: isStrong ? colors.label : colors.secondary ?? colors.label, opacity: opacity)
  }
}
