import Drawing

/// How far two pictures differ.
public struct PictureDifference {
  /// The pixels that differ by more than the tolerance, as a share of all; 1 where the sizes
  /// differ.
  public var share: Double
  /// The largest difference of a channel, 0 to 255.
  public var largest: Int
  /// The differing pixels in red over a pale picture; nil where the sizes differ.
  public var picture: ImageSurface?

  /// Compares two pictures; channels that differ by at most `tolerance` count as the same.
  public init(_ actual: ImageSurface, _ expected: ImageSurface, tolerance: Int) throws {
    guard actual.width == expected.width, actual.height == expected.height else {
      share = 1
      largest = 255
      return
    }
    let picture = try ImageSurface(width: actual.width, height: actual.height)
    let count = actual.width * actual.height
    var differing = 0
    var largest = 0
    // Surfaces with memory of their own have the same stride for the same width, without gaps.
    actual.withBytes { actual in
      expected.withBytes { expected in
        picture.withMutableBytes { picture in
          for pixel in 0..<count {
            let channels = pixel * 4..<pixel * 4 + 4
            let difference =
              channels.map { abs(Int(actual[$0]) - Int(expected[$0])) }.max() ?? 0
            largest = max(largest, difference)
            let differs = difference > tolerance
            if differs { differing += 1 }
            // Blue, green, red, alpha, as the memory of little-endian machines has them.
            for (offset, channel) in channels.enumerated() {
              picture[channel] =
                differs ? [0, 0, 255, 255][offset] : offset == 3 ? 255 : 192 + actual[channel] / 4
            }
          }
        }
      }
    }
    share = count == 0 ? 0 : Double(differing) / Double(count)
    self.largest = largest
    self.picture = picture
  }
}
