import Scene

/// Paints labels.
struct KeyLabelPainter {
  /// The room that stays free on either side of a label, in logical pixels.
  static let margin = 4.0

  var painting: Painting

  /// Paints the label of a key into the middle of `place`.
  func paint(_ key: SceneKey, in place: DeviceRect, color: Color) throws {
    try paint(
      KeyLabel(key, fonts: painting.theme.fonts), in: place, color: color,
      opacity: key.labelOpacity)
  }

  /// Paints a label; `centerY` is the middle of its line where that is not the middle of `place`.
  func paint(
    _ label: KeyLabel, in place: DeviceRect, centerY: Double? = nil, color: Color,
    opacity: Double = 1, letterSpacing: Double = 0
  ) throws {
    guard !label.text.isEmpty, opacity > 0 else { return }
    let margin = min(painting.space.length(Self.margin), Double(place.width) / 8)
    let (layout, size) = try painting.typesetter.fit(
      TextRequest(
        text: label.text, style: painting.style(label.style),
        letterSpacing: painting.space.length(letterSpacing)),
      width: Double(place.width) - 2 * margin, height: Double(place.height),
      smallest: painting.space.length(Typesetter.smallestSize))
    painting.canvas.use(color, opacity: opacity)
    let middle = centerY ?? place.centerY
    layout.draw(
      on: painting.canvas, x: place.centerX - layout.width / 2,
      baseline: try baseline(of: layout, label: label, size: size, middle: middle))
  }

  private func baseline(
    of layout: TextLayout, label: KeyLabel, size: Double, middle: Double
  ) throws -> Double {
    if layout.isWrapped { return middle - layout.height / 2 + layout.baseline }
    let heights = try painting.typesetter.letterHeights(weight: label.style.weight)
    let baseline =
      middle + label.baselineOffset(of: layout, size: size, heights: heights)
    // The feet of letters are sharp where the baseline lies between two rows of pixels.
    return label.centring == .ink ? baseline : baseline.rounded()
  }
}
