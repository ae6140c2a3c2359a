import Layouts
import Scene
import Wayland

/// What a surface shows: a scene, and where on the surface.
nonisolated struct PaintedPicture: Equatable {
  var scene: Scene
  var scale: Scale
  var place: SurfacePlace
  /// How much of the keyboard has slid in, 0 to 1.
  var share: Double

  /// Between the keyboard and the surface's pixels: it slides in from below.
  var space: SlidSpace {
    SlidSpace(
      scale: scale.value, left: place.origin.x,
      top: place.origin.y + place.slide(share: share))
  }

  /// The surface's size in logical pixels.
  var size: (width: Int32, height: Int32) {
    (Int32(place.surface.width), Int32(place.surface.height))
  }

  /// The pixels that differ from what the surface showed before; `old` is nil where nobody knows
  /// what it shows.
  /// - Parameter isBlank: whether it has shown nothing yet: its memory is clear.
  func damage(since old: PaintedPicture?, isBlank: Bool) -> [PixelRect] {
    // Memory that is never written costs nothing: most of a surface as large as the output.
    if isBlank, place.floats { return [space.pixels(scene.extent)] }
    guard let old, old.scale == scale, old.place.surface == place.surface else {
      return [
        PixelRect(x: 0, y: 0, width: scale.pixels(size.width), height: scale.pixels(size.height))
      ]
    }
    guard old.space == space else {
      // It moved: what it covered, and what it covers.
      return [old, self].map { $0.space.pixels($0.scene.extent) }
    }
    return scene.difference(from: old.scene).map(space.pixels)
  }
}
