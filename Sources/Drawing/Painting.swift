import Scene

/// What every painter needs while a scene is painted.
struct Painting {
  var canvas: Canvas
  var theme: Theme
  var typesetter: Typesetter
  var outlines: OutlineMemory
  var space: DeviceSpace
  var placement: CapPlacement
  /// The pixels that may change.
  var damage: [DeviceRect]

  /// Whether anything inside may change.
  func mayChange(_ rect: DeviceRect) -> Bool {
    damage.contains { $0.intersects(rect) }
  }

  /// A style of the theme at the surface's scale.
  func style(_ style: FontStyle) -> FontStyle {
    style.sized(space.length(style.size))
  }
}
