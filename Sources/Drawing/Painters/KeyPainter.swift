import Layouts
import Scene

/// Paints a key of the body: its cap, and on it an icon, a digit with telephone letters, or a
/// label.
struct KeyPainter {
  var painting: Painting
  /// The rows in which a digit has telephone letters below it.
  private var padRows: Set<Double>
  private var letterSizes: LetterSizes

  /// A painter for keys that stand among `keys`.
  init(painting: Painting, among keys: [SceneKey]) throws {
    self.painting = painting
    padRows = Set(keys.filter { $0.telephoneLetters != nil }.map(\.frame.y))
    letterSizes = try LetterSizes(of: keys, painting: painting)
  }

  func paint(_ keys: [SceneKey]) throws {
    for key in keys where painting.mayChange(painting.space.covering(key.place)) {
      try paint(key)
    }
  }

  private func paint(_ key: SceneKey) throws {
    let place = painting.placement.place(of: key.frame, space: painting.space)
    let colors = painting.theme.colors.key(key.style).colors(for: key)
    KeyCapPainter(painting: painting).paint(key.style, in: place, fill: colors.fill)
    if let icon = key.icon {
      IconPainter(painting: painting).paint(
        IconArt(icon, isPressed: key.isPressed), in: place, color: colors.label,
        behind: colors.fill, opacity: key.labelOpacity)
    } else if !padRows.isEmpty, key.action == .character {
      try TelephoneKeyPainter(painting: painting).paint(
        key, in: place, colors: colors, hasLetters: padRows.contains(key.frame.y))
    } else if let secondary = key.secondary {
      try SecondaryLabelPainter(painting: painting).paint(
        letterSizes.label(of: key), secondary: secondary, flick: key.flick, in: place,
        colors: colors, opacity: key.labelOpacity)
    } else {
      try KeyLabelPainter(painting: painting).paint(
        letterSizes.label(of: key), in: place, color: colors.label, opacity: key.labelOpacity)
    }
  }
}

extension SceneKey {
  /// Everything the key's painting may reach.
  var place: Rect { frame.insetBy(-Scene.keyReach) }
}
