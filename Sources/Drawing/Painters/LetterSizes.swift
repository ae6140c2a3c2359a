import Scene

/// The sizes of the letters on keys. Where keys are too narrow for the widest of them, w or ш,
/// all letters of that kind are set smaller together: one smaller letter in a row looks wrong.
struct LetterSizes {
  private var shares: [FontStyle: Double] = [:]
  private let fonts: ThemeFonts

  /// The sizes for these keys.
  init(of keys: [SceneKey], painting: Painting) throws {
    fonts = painting.theme.fonts
    for key in keys where key.action == .character && key.icon == nil {
      let label = KeyLabel(key, fonts: fonts)
      guard label.isLetterOfRow else { continue }
      let layout = try painting.typesetter.layout(
        TextRequest(text: label.text, style: painting.style(label.style)))
      let place = painting.placement.place(of: key.frame, space: painting.space)
      let room = KeyLabelPainter.room(for: label, in: place, space: painting.space)
      guard layout.width > room, room > 0 else { continue }
      shares[label.style] = min(shares[label.style] ?? 1, room / layout.width)
    }
  }

  /// The label of one of the keys.
  func label(of key: SceneKey) -> KeyLabel {
    var label = KeyLabel(key, fonts: fonts)
    if label.isLetterOfRow, let share = shares[label.style] {
      label.style.size = (label.style.size * share * 4).rounded(.down) / 4
    }
    return label
  }
}

extension KeyLabel {
  /// Whether the label is a single letter or sign of a script with capitals.
  fileprivate var isLetterOfRow: Bool {
    text.count == 1 && (centring == .lowercase || centring == .capital)
  }
}
