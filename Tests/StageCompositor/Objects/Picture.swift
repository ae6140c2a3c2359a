/// What a surface shows: premultiplied ARGB, row by row.
public struct Picture: Hashable, Sendable {
  /// Width in device pixels.
  public var width: Int
  /// Height in device pixels.
  public var height: Int
  /// The pixels, 0xAARRGGBB.
  public var pixels: [UInt32]

  /// The pixel at this place.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
