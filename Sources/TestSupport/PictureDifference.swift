import Drawing

/// How far two pictures differ.
public struct PictureDifference {
  /// The pixels that differ by more than the tolerance, as a share of all; 1 where the sizes
  /// differ.
  public var share: Double
  /// The largest difference of a channel, 0 to 255.
  public var largest: Int
  private var differing: [Int] = []

  /// Compares two pictures; channels that differ by at most `tolerance` count as the same.
  public init(_ actual: ImageSurface, _ expected: ImageSurface, tolerance: Int) {
    guard actual.width == expected.width, actual.height == expected.height else {
      share = 1
      largest = 255
      return
    }
    var largest = 0
    var differing: [Int] = []
    // Surfaces with memory of their own have the same stride for the same width, without gaps.
    actual.withBytes { actual in
      expected.withBytes { expected in
        let actual = actual.bindMemory(to: UInt32.self)
        let expected = expected.bindMemory(to: UInt32.self)
        // Most pictures are the same to the bit; those need no second look.
        for index in actual.indices where actual[index] != expected[index] {
          let difference = Self.difference(actual[index], expected[index])
          largest = max(largest, difference)
          if difference > tolerance { differing.append(index) }
        }
      }
    }
    share = Double(differing.count) / Double(max(1, actual.width * actual.height))
    self.largest = largest
    self.differing = differing
  }

  /// The picture with the differing pixels in red.
  public func picture(over actual: ImageSurface) throws -> ImageSurface {
    let picture = try ImageSurface(width: actual.width, height: actual.height)
    picture.withMutableBytes { bytes in
      actual.withBytes { bytes.copyMemory(from: $0) }
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in differing { pixels[index] = 0xFFFF_0000 }
    }
    return picture
  }

  /// The largest difference of a channel of two pixels.
  private static func difference(_ first: UInt32, _ second: UInt32) -> Int {
    stride(from: 0, to: 32, by: 8).map { shift in
      abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF))
    }.max() ?? 0
  }
}
