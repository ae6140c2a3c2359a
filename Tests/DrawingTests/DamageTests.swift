import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

/// Painting what changed gives the same pixels as painting everything, and touches nothing else.
@Suite struct DamageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var before: Scene
    var after: Scene
    var testDescription: String { name }
  }

  static let cases: [Case] = {
    let plain = SampleScene.letters()
    var balloon = plain.changing("q") { $0.isPressed = true }
    balloon.overlays = [plain.key("q")].compactMap(\.self).map(SampleScene.balloon)
    var otherBalloon = plain.changing("w") { $0.isPressed = true }
    otherBalloon.overlays = [plain.key("w")].compactMap(\.self).map(SampleScene.balloon)
    var noBar = plain
    noBar.bar = nil
    var focused = plain
    focused.focus = "space"
    var words = plain
    words.bar = SampleScene.bar([("I", .guess), ("the", .guess), ("😀", .guess)])
    var floating = plain
    floating.floats = true
    var floatingBalloon = balloon
    floatingBalloon.floats = true
    return [
      Case(name: "a balloon comes while it floats", before: floating, after: floatingBalloon),
      Case(name: "keys are flicked", before: SampleScene.tablet(), after: PieceScenes.flicks()),
      Case(name: "the menu comes", before: plain, after: PieceScenes.menu(.left)),
      Case(name: "the menu goes", before: PieceScenes.menu(.left), after: plain),
      Case(
        name: "a key is pressed", before: plain,
        after: plain.changing("g") { $0.isPressed = true }),
      Case(
        name: "two keys are pressed", before: plain,
        after: plain.changing("g", "h") { $0.isPressed = true }),
      Case(name: "a balloon comes", before: plain, after: balloon),
      Case(name: "a balloon moves", before: balloon, after: otherBalloon),
      Case(name: "a balloon goes", before: balloon, after: plain),
      Case(name: "the bar goes", before: plain, after: noBar),
      Case(name: "the words change", before: plain, after: words),
      Case(name: "the focus comes", before: plain, after: focused),
      Case(name: "shift is on", before: plain, after: SampleScene.letters(shift: .on)),
      Case(name: "the layer changes", before: plain, after: SampleScene.numbers()),
    ]
  }()

  @Test(arguments: cases, [1, 1.25, 1.5, 2])
  func givesTheSamePicture(_ example: Case, scale: Double) throws {
    for theme in [BuiltInTheme.light, .highContrast] {
      let painter = try GoldenFonts.painter(theme.theme())
      let whole = try paint(example.after, with: painter, scale: scale, overhang: 30)
      let partly = try paint(example.before, with: painter, scale: scale, overhang: 30)
      try painter.paint(
        example.after, scale: scale, overhang: 30, into: partly,
        damage: example.after.difference(from: example.before))
      #expect(partly.bytes == whole.bytes)
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3]) func leavesTheRestUntouched(_ scale: Double) throws {
    let painter = try GoldenFonts.painter(BuiltInTheme.light.theme())
    let before = SampleScene.letters()
    let after = before.changing("g") { $0.isPressed = true }
    let size = Painter.surfaceSize(after.size, scale: scale)
    let surface = try ImageSurface(width: size.width, height: size.height)
    _ = surface.withMutableBytes { $0.initializeMemory(as: UInt8.self, repeating: 0xA5) }
    let damage = after.difference(from: before)
    try painter.paint(after, scale: scale, into: surface, damage: damage)
    let space = DeviceSpace(scale: scale, overhang: 0)
    let touched = damage.map(space.covering)
    let everything = DeviceRect(left: 0, top: 0, right: surface.width, bottom: surface.height)
    let strays = surface.pixels(in: everything) { x, y, pixel in
      pixel != 0xA5A5_A5A5
        && !touched.contains { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }
    }
    #expect(strays.isEmpty)
    let placement = CapPlacement(keys: after.keys, space: space)
    for key in after.keys where key.id != "g" {
      let place = placement.place(of: key.frame, space: space)
      #expect(!touched.contains(where: place.intersects), "\(key.id) is touched too")
    }
  }

  @Test func nothingChangedPaintsNothing() throws {
    let painter = try GoldenFonts.painter(BuiltInTheme.light.theme())
    let scene = SampleScene.letters()
    let surface = try ImageSurface(width: 390, height: 313)
    try painter.paint(
      scene, scale: 1, into: surface, damage: scene.difference(from: scene))
    #expect(surface.bytes.allSatisfy { $0 == 0 })
  }
}
