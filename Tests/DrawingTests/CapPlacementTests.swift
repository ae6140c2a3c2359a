import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

/// Caps on device pixels, at every scale and at widths where columns are no whole numbers.
@Suite struct CapPlacementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var scale: Double
    var width: Double
    var testDescription: String { "width \(width) at scale \(scale)" }
  }

  static let cases = [1, 1.25, 1.5, 1.75, 2, 3].flatMap { scale in
    [280, 320, 375, 390, 411.4].map { Case(scale: scale, width: $0) }
  }

  /// A row of ten letters, gap 6 and inset 3 as in the reference (6.1).
  private func row(_ width: Double) -> [SceneKey] {
    let letter = (width - 2 * 3 - 9 * 6) / 10
    return (0..<10).map { index in
      SceneKey(
        id: "\(index)", action: .character, face: KeyFace("\(index)"),
        frame: Rect(x: 3 + Double(index) * (letter + 6), y: 53, width: letter, height: 42))
    }
  }

  @Test(arguments: cases) func gapsOfARowAreEqual(_ example: Case) {
    let space = DeviceSpace(scale: example.scale, overhang: 0)
    let keys = row(example.width)
    let placement = CapPlacement(keys: keys, space: space)
    let places = keys.map { placement.place(of: $0.frame, space: space) }
    let gaps = zip(places, places.dropFirst()).map { $1.x - $0.maxX }
    #expect(Set(gaps) == [Int((6 * example.scale).rounded())])
  }

  @Test(arguments: cases) func capsDifferByAPixelAtMost(_ example: Case) {
    let space = DeviceSpace(scale: example.scale, overhang: 0)
    let keys = row(example.width)
    let placement = CapPlacement(keys: keys, space: space)
    let places = keys.map { placement.place(of: $0.frame, space: space) }
    let widths = places.map(\.width)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    #expect(Set(places.map(\.height)) == [Int((42 * example.scale).rounded())])
    for (key, place) in zip(keys, places) {
      #expect(abs(Double(place.x) - key.frame.x * example.scale) <= 0.5)
      #expect(abs(Double(place.maxX) - key.frame.maxX * example.scale) <= 1.5)
    }
  }

  /// What is on the surface: background, and one pixel on the full colour of the cap.
  @Test(arguments: [1, 1.25, 1.5, 2, 3]) func edgesAreSharp(_ scale: Double) throws {
    let theme = try BuiltInTheme.light.theme()
    let scene = SampleScene.letters()
    let surface = try paint(scene, with: GoldenFonts.painter(theme), scale: scale)
    let space = DeviceSpace(scale: scale, overhang: 0)
    let placement = CapPlacement(keys: scene.keys, space: space)
    let background = theme.colors.background.pixel
    for key in scene.keys where key.style != .bare {
      let place = placement.place(of: key.frame, space: space)
      let cap = theme.colors.key(key.style).normal.fill.pixel
      let below = Int(place.centerY) + place.height / 4
      #expect(surface.pixel(x: place.x - 1, y: below) == background)
      #expect(surface.pixel(x: place.x, y: below) == cap)
      #expect(surface.pixel(x: place.maxX - 1, y: below) == cap)
      #expect(surface.pixel(x: place.maxX, y: below) == background)
      let beside = place.x + place.width / 4
      #expect(surface.pixel(x: beside, y: place.y - 1) == background)
      #expect(surface.pixel(x: beside, y: place.y) == cap)
      #expect(surface.pixel(x: beside, y: place.maxY - 1) == cap)
    }
  }
}
