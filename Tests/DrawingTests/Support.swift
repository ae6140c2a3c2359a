import Drawing
import Layouts
import Scene

/// A new picture of the scene.
func paint(
  _ scene: Scene, with painter: Painter, scale: Double, overhang: Double = 0
) throws -> ImageSurface {
  let size = Painter.surfaceSize(scene.size, scale: scale, overhang: overhang)
  let surface = try ImageSurface(width: size.width, height: size.height)
  try painter.paint(scene, scale: scale, overhang: overhang, into: surface)
  return surface
}
