@testable import Drawing
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

extension ImageSurface {
  /// A pixel as `0xAARRGGBB`, premultiplied.
  func pixel(x: Int, y: Int) -> UInt32 {
    withBytes { $0.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self) }
  }

  /// All bytes.
  var bytes: [UInt8] { withBytes(Array.init) }

  /// The pixels of an area that fulfil a condition, with their places.
  func pixels(
    in area: DeviceRect, where condition: (Int, Int, UInt32) -> Bool
  ) -> [(x: Int, y: Int)] {
    withBytes { bytes in
      var found: [(x: Int, y: Int)] = []
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX {
          let pixel = bytes.loadUnaligned(
            fromByteOffset: y * stride + x * 4, as: UInt32.self)
          if condition(x, y, pixel) { found.append((x, y)) }
        }
      }
      return found
    }
  }

  /// The smallest box around the pixels of an area that are not of a colour; nil where all are.
  func ink(in area: DeviceRect, on ground: UInt32) -> DeviceRect? {
    let covered = pixels(in: area) { _, _, pixel in pixel != ground }
    guard let left = covered.map(\.x).min(), let right = covered.map(\.x).max(),
      let top = covered.map(\.y).min(), let bottom = covered.map(\.y).max()
    else { return nil }
    return DeviceRect(left: left, top: top, right: right + 1, bottom: bottom + 1)
  }
}

extension Color {
  /// An opaque colour as ``ImageSurface/pixel(x:y:)`` gives it.
  var pixel: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
