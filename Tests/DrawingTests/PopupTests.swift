import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

/// Balloon and callout: their outline flows out of the key (reference 6.4), and the chosen cell is
/// blue (reference 5.4).
@Suite struct PopupTests {
  private static let overhang = 30.0
  private static let blue: UInt32 = 0xFF00_7AFF

  private func picture(_ overlay: Overlay, scale: Double = 2) throws -> ImageSurface {
    var scene = SampleScene.letters()
    scene.bar = nil
    scene.overlays = [overlay]
    return try paint(
      scene, with: GoldenFonts.painter(BuiltInTheme.light.theme()), scale: scale,
      overhang: Self.overhang)
  }

  /// How far white reaches to the left and right of a key's middle, in a row of the keyboard.
  private func reach(
    _ picture: ImageSurface, from key: SceneKey, y: Double, scale: Double = 2
  ) -> (left: Int, right: Int) {
    let middle = Int(key.frame.center.x * scale)
    let row = Int((y + Self.overhang) * scale)
    var left = middle
    var right = middle
    while left > 0, picture.pixel(x: left - 1, y: row) == 0xFFFF_FFFF { left -= 1 }
    while right + 1 < picture.width, picture.pixel(x: right + 1, y: row) == 0xFFFF_FFFF {
      right += 1
    }
    return (middle - left, right - middle)
  }

  @Test(arguments: ["q", "t", "p"]) func aBalloonNarrowsDownToItsKey(_ id: String) throws {
    let key = try #require(SampleScene.letters().key(id))
    let overlay = SampleScene.balloon(key)
    guard case .balloon(let balloon) = overlay else { return }
    let picture = try picture(overlay)
    var widths: [Int] = []
    for step in 0...20 {
      let y = balloon.frame.maxY - 4 + Double(step)
      let reach = reach(picture, from: key, y: y)
      widths.append(reach.left + reach.right)
    }
    #expect(widths == widths.sorted(by: >), "the neck only ever narrows")
    #expect(abs(Double(widths.last ?? 0) / 2 - key.frame.width) <= 1)
    #expect(Double(widths[0]) / 2 > key.frame.width + 12)
  }

  /// The letter stands in the balloon, and no longer on the key.
  @Test func aBalloonShowsTheLetterAndHidesTheKeys() throws {
    let key = try #require(SampleScene.letters().key("t"))
    let overlay = SampleScene.balloon(key)
    guard case .balloon(let balloon) = overlay else { return }
    let picture = try picture(overlay)
    let space = DeviceSpace(scale: 2, overhang: Self.overhang)
    let onKey = space.rect(key.frame).insetBy(x: 1, y: 12)
    #expect(picture.ink(in: onKey, on: 0xFFFF_FFFF) == nil)
    let head = space.rect(balloon.frame)
    let ink = try #require(picture.ink(in: head.insetBy(x: 20, y: 4), on: 0xFFFF_FFFF))
    #expect(abs(ink.centerX - head.centerX) <= 4)
    #expect(ink.y > head.y + 16 && ink.maxY < head.maxY - 16)
    // About 34 light: a t is some 0.7 of it high.
    #expect((40...56).contains(ink.height))
  }

  @Test(arguments: [0, 1, 3]) func onlyTheChosenCellIsBlue(_ selected: Int) throws {
    let key = try #require(SampleScene.letters().key("s"))
    let overlay = SampleScene.callout(key, variants: ["ß", "ş", "š"], selected: selected)
    guard case .callout(let callout) = overlay else { return }
    let picture = try picture(overlay)
    let space = DeviceSpace(scale: 2, overhang: Self.overhang)
    for (index, cell) in callout.cells.enumerated() {
      let place = space.rect(cell.frame)
      let corner = picture.pixel(x: place.x + 8, y: place.y + 8)
      #expect(corner == (index == selected ? Self.blue : 0xFFFF_FFFF))
    }
  }

  @Test func withNothingChosenNoCellIsBlue() throws {
    let key = try #require(SampleScene.letters().key("s"))
    let picture = try picture(SampleScene.callout(key, variants: ["ß"], selected: nil))
    let everything = DeviceRect(left: 0, top: 0, right: picture.width, bottom: picture.height)
    #expect(picture.pixels(in: everything) { $2 == Self.blue }.isEmpty)
  }

  /// The soft edge stays within what is painted anew when the overlay goes.
  @Test(arguments: [1, 2, 3]) func theSoftEdgeStaysWithinItsPlace(_ scale: Double) throws {
    let key = try #require(SampleScene.letters().key("f"))
    for overlay in [
      SampleScene.balloon(key), SampleScene.callout(key, variants: ["x", "y"], selected: 0),
    ] {
      var plain = SampleScene.letters()
      plain.bar = nil
      let with = try picture(overlay, scale: scale)
      let without = try paint(
        plain, with: GoldenFonts.painter(BuiltInTheme.light.theme()), scale: scale,
        overhang: Self.overhang)
      let place = DeviceSpace(scale: scale, overhang: Self.overhang).covering(overlay.place)
      let everything = DeviceRect(left: 0, top: 0, right: with.width, bottom: with.height)
      let before = without.bytes
      let strays = with.pixels(in: everything) { x, y, pixel in
        let inside = place.x <= x && x < place.maxX && place.y <= y && y < place.maxY
        guard !inside else { return false }
        let start = y * without.stride + x * 4
        return (0..<4).contains { before[start + $0] != UInt8(pixel >> (8 * $0) & 0xFF) }
      }
      #expect(strays.isEmpty)
    }
  }
}
