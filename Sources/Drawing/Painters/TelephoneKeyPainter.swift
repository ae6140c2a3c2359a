import Scene

/// Paints the keys of number pads: a digit, and where its row has them, telephone letters.
struct TelephoneKeyPainter {
  /// Room between the digit and the letters below it, in logical pixels.
  static let gap = 4.0
  /// Room between the letters beyond the font's own, in logical pixels.
  static let letterSpacing = 1.5
  /// A key lower than this has the letters beside the digit.
  static let lowKey = 40.0

  var painting: Painting

  func paint(
    _ key: SceneKey, in place: DeviceRect, colors: CapColors, hasLetters: Bool
  ) throws {
    let fonts = painting.theme.fonts
    let isDigit = key.face.label.count == 1
    let digit = KeyLabel(
      text: key.face.label, style: isDigit ? fonts.padDigit : fonts.word)
    let painter = KeyLabelPainter(painting: painting)
    guard hasLetters, isDigit else {
      return try painter.paint(
        digit, in: place, color: colors.label, opacity: key.labelOpacity)
    }
    if key.frame.height < Self.lowKey {
      try paintSideBySide(key, digit: digit, in: place, colors: colors)
    } else {
      try paintStacked(key, digit: digit, in: place, colors: colors)
    }
  }

  /// Digit and letters in two columns, the same in every key of the pad.
  private func paintSideBySide(
    _ key: SceneKey, digit: KeyLabel, in place: DeviceRect, colors: CapColors
  ) throws {
    let painter = KeyLabelPainter(painting: painting)
    func column(middle: Double, halfWidth: Double) -> DeviceRect {
      let width = Double(place.width)
      return DeviceRect(
        left: place.x + Int(width * (middle - halfWidth)), top: place.y,
        right: place.x + Int(width * (middle + halfWidth)), bottom: place.maxY)
    }
    try painter.paint(
      digit, in: column(middle: 0.33, halfWidth: 0.15), color: colors.label,
      opacity: key.labelOpacity)
    try painter.paint(
      letters(key), in: column(middle: 0.65, halfWidth: 0.25), color: colors.label,
      opacity: key.labelOpacity, letterSpacing: Self.letterSpacing)
  }

  private func paintStacked(
    _ key: SceneKey, digit: KeyLabel, in place: DeviceRect, colors: CapColors
  ) throws {
    let painter = KeyLabelPainter(painting: painting)
    let space = painting.space
    let digitHeight = try capitalHeight(of: digit)
    let lettersHeight = try capitalHeight(of: letters(key))
    let top =
      place.centerY - (digitHeight + space.length(Self.gap) + lettersHeight) / 2
    try painter.paint(
      digit, in: place, centerY: top + digitHeight / 2, color: colors.label,
      opacity: key.labelOpacity)
    try painter.paint(
      letters(key), in: place,
      centerY: top + digitHeight + space.length(Self.gap) + lettersHeight / 2,
      color: colors.label, opacity: key.labelOpacity, letterSpacing: Self.letterSpacing)
  }

  private func letters(_ key: SceneKey) -> KeyLabel {
    var label = KeyLabel(
      text: key.telephoneLetters ?? "", style: painting.theme.fonts.padLetters)
    label.centring = .capital
    return label
  }

  private func capitalHeight(of label: KeyLabel) throws -> Double {
    let heights = try painting.typesetter.letterHeights(weight: label.style.weight)
    return heights.capital * painting.space.length(label.style.size)
  }
}
