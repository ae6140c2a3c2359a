import Drawing
import TestSupport
import Testing

@Suite struct PictureDifferenceTests {
  private func picture(_ change: (UnsafeMutableRawBufferPointer) -> Void = { _ in }) throws
    -> ImageSurface
  {
    let surface = try ImageSurface(width: 10, height: 10)
    surface.withMutableBytes { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 100)
      change(bytes)
    }
    return surface
  }

  @Test func theSameHaveNone() throws {
    let difference = PictureDifference(try picture(), try picture(), tolerance: 0)
    #expect(difference.share == 0 && difference.largest == 0)
  }

  @Test func aPixelIsItsShare() throws {
    let other = try picture { $0[42 * 4 + 1] = 150 }
    let difference = PictureDifference(other, try picture(), tolerance: 24)
    #expect(difference.share == 0.01 && difference.largest == 50)
    let tolerant = PictureDifference(other, try picture(), tolerance: 50)
    #expect(tolerant.share == 0 && tolerant.largest == 50)
  }

  @Test func theDifferenceIsShownInRed() throws {
    let other = try picture { $0[42 * 4 + 1] = 150 }
    let difference = PictureDifference(other, try picture(), tolerance: 24)
    let shown = try difference.picture(over: other)
    #expect(shown.pixel(x: 2, y: 4) == 0xFFFF_0000)
    #expect(shown.pixel(x: 3, y: 4) == 0x6464_6464)
  }

  @Test func anotherSizeIsAllDifferent() throws {
    let small = try ImageSurface(width: 10, height: 9)
    #expect(PictureDifference(small, try picture(), tolerance: 255).share == 1)
  }
}
