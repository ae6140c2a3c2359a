import Layouts
import Scene

/// Paints the strip below the rows: large icons without caps, and any other key as in the rows.
struct StripPainter {
  /// How much larger the icons of the strip are than those on keys.
  static let iconSize = 1.3

  var painting: Painting

  func paint(_ keys: [SceneKey]) throws {
    let others = try KeyPainter(painting: painting, among: [])
    for key in keys where painting.mayChange(painting.space.covering(key.place)) {
      if key.style == .bare, let icon = key.icon {
        paint(key, icon)
      } else {
        try others.paint([key])
      }
    }
  }

  private func paint(_ key: SceneKey, _ icon: Icon) {
    let place = painting.placement.place(of: key.frame, space: painting.space)
    let colors = painting.theme.colors.bare.colors(for: key)
    KeyCapPainter(painting: painting).paint(.bare, in: place, fill: colors.fill)
    IconPainter(painting: painting).paint(
      IconArt(icon), in: place, color: colors.label, behind: colors.fill,
      opacity: key.labelOpacity, size: Self.iconSize)
  }
}
