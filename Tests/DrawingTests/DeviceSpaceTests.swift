import Layouts
import Testing

@testable import Drawing

@Suite struct DeviceSpaceTests {
  @Test(
    arguments: [
      (1, 3, DeviceRect(left: 3, top: 83, right: 36, bottom: 125)),
      (1.25, 3, DeviceRect(left: 4, top: 104, right: 45, bottom: 157)),
      (1.5, 3, DeviceRect(left: 5, top: 125, right: 54, bottom: 188)),
      (2, 22.5, DeviceRect(left: 45, top: 166, right: 111, bottom: 250)),
    ] as [(Double, Double, DeviceRect)])
  func edgesGoToTheNearestPixel(_ scale: Double, x: Double, place: DeviceRect) {
    let rect = Rect(x: x, y: 53, width: 33, height: 42)
    #expect(DeviceSpace(scale: scale, overhang: 30).rect(rect) == place)
  }

  @Test func coveringLeavesNothingOut() {
    let space = DeviceSpace(scale: 1.25, overhang: 10)
    let place = space.covering(Rect(x: 3, y: -5, width: 33, height: 42))
    // 3.75 … 45 and 13 − 6.25 … 13 + 46.25.
    #expect(place == DeviceRect(left: 3, top: 6, right: 45, bottom: 60))
  }

  @Test(
    arguments: [
      (0, 1, 0), (1, 1, 1), (0.5, 1, 1), (1, 1.25, 1), (1, 1.5, 2), (2, 3, 6),
    ] as [(Double, Double, Int)])
  func aLineIsNeverLost(_ width: Double, scale: Double, pixels: Int) {
    #expect(DeviceSpace(scale: scale, overhang: 0).line(width) == pixels)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func whatIsNoLengthIsNone(_ length: Double) {
    #expect(DeviceSpace(scale: 2, overhang: 0).pixels(length) == 0)
  }

  @Test func rectanglesMeet() {
    let rect = DeviceRect(left: 0, top: 0, right: 10, bottom: 10)
    #expect(rect.intersects(DeviceRect(left: 9, top: 9, right: 20, bottom: 20)))
    #expect(!rect.intersects(DeviceRect(left: 10, top: 0, right: 20, bottom: 10)))
    let apart = rect.intersection(DeviceRect(left: 30, top: 0, right: 40, bottom: 10))
    #expect(apart.isEmpty)
  }
}
