import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

/// Labels keep off the edges of their keys, and lie in the middle.
@Suite struct LabelTests {
  private let labels = [
    "return", "Emergency Call", "continue", "Weiterleiten an alle", "123", "#+=", "space",
    "search", "Zurück", "ABC", "W", "@", "😀", "Donaudampfschifffahrtsgesellschaftskapitän",
    "עברית", "ภาษาไทย",
  ]

  @Test(arguments: [1, 1.25, 2, 3], [26, 33, 44, 66, 93])
  func keepOffTheEdges(_ scale: Double, width: Double) throws {
    let theme = try BuiltInTheme.light.theme()
    let painter = try GoldenFonts.painter(theme)
    for label in labels {
      let key = SceneKey(
        id: "k", action: .return, face: KeyFace(label: label),
        frame: Rect(x: 6, y: 6, width: width, height: 42), style: .system)
      let scene = Scene(size: Size(width: width + 12, height: 54), body: .keys([key]))
      let surface = try paint(scene, with: painter, scale: scale)
      let cap = DeviceSpace(scale: scale, overhang: 0).rect(key.frame)
      // Corners aside, everything on the cap that is not its colour is the label.
      let inner = cap.insetBy(x: 0, y: Int(5 * scale))
      let ink = surface.ink(in: inner, on: theme.colors.system.normal.fill.pixel)
      let box = try #require(ink, "\(label) is not there")
      let margin = Int(2 * scale)
      #expect(box.x >= cap.x + margin && box.maxX <= cap.maxX - margin, "\(label) at \(width)")
    }
  }

  /// Reference 6.4 has "Emergency Call" at about 12 on a return key of 25 % of 390 less its gap.
  @Test func emergencyCallIsAboutTwelve() throws {
    let typesetter = Typesetter(
      fonts: try FontMap(configurationFile: GoldenFonts.configurationFile), families: ["Inter"])
    let fit = TextFit(width: 93 - 8, height: 34, smallest: 7, comfortable: 11)
    let request = TextRequest(
      text: "Emergency Call", style: FontStyle(size: 16, weight: 400))
    let result = try fit.fit(request, with: typesetter)
    #expect((11...13).contains(result.size))
    #expect(result.layout.lineCount == 1)
  }

  @Test(arguments: [5.0, 20, 40, 80, 200], ["a", "word", "some words in a row", "👋🏽👋🏽👋🏽👋🏽", ""])
  func fitKeepsWithinItsWidth(_ width: Double, text: String) throws {
    let typesetter = Typesetter(
      fonts: try FontMap(configurationFile: GoldenFonts.configurationFile), families: ["Inter"])
    for ellipsis in [TextFit.Ellipsis.end, .middle] {
      let fit = TextFit(
        width: width, height: 40, smallest: 7, comfortable: 11, ellipsis: ellipsis)
      let result = try fit.fit(
        TextRequest(text: text, style: FontStyle(size: 16, weight: 400)), with: typesetter)
      #expect(result.layout.width <= max(width, 7), "\(text)")
    }
  }

  /// x has neither ascender nor descender, H neither overshoot: their boxes lie in the middle.
  @Test(arguments: ["x", "z", "v", "H", "T", "1", "7"], [1, 1.5, 2, 3])
  func lettersLieInTheMiddle(_ letter: String, scale: Double) throws {
    let box = try ink(of: letter, scale: scale)
    #expect(abs(box.ink.centerY - box.cap.centerY) <= 1)
    #expect(abs(box.ink.centerX - box.cap.centerX) <= max(1, scale))
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3]) func lettersOfARowShareABaseline(_ scale: Double) throws {
    let feet = try "aceimnrsuvwxzhkl".map { try ink(of: String($0), scale: scale).ink.maxY }
    // Round letters reach a little below the line.
    #expect((feet.max() ?? 0) - (feet.min() ?? 0) <= Int((0.5 * scale).rounded(.up)))
  }

  /// Keys of a keyboard 280 wide: w alone would have to shrink.
  @Test func lettersOfNarrowKeysShrinkTogether() throws {
    func height(of letter: String, beside other: String) throws -> Int {
      let keys = [letter, other].enumerated().map { index, text in
        SceneKey(
          id: text, action: .character, face: KeyFace(text),
          frame: Rect(x: 3 + Double(index) * 28, y: 6, width: 22, height: 38))
      }
      let surface = try paint(
        Scene(size: Size(width: 60, height: 50), body: .keys(keys)),
        with: GoldenFonts.painter(BuiltInTheme.light.theme()), scale: 4)
      let cap = DeviceSpace(scale: 4, overhang: 0).rect(keys[0].frame)
      return try #require(surface.ink(in: cap.insetBy(x: 1, y: 24), on: 0xFFFF_FFFF)).height
    }
    let beside = try height(of: "x", beside: "w")
    #expect(try height(of: "x", beside: "v") > beside)
    #expect(abs(beside - (try height(of: "w", beside: "x"))) <= 1)
  }

  @Test(arguments: [
    ("\u{25CC}\u{94C}", "\u{94C}"), ("\u{25CC}\u{301}", "\u{25CC}\u{301}"),
    ("\u{25CC}\u{E31}", "\u{25CC}\u{E31}"), ("\u{25CC}", "\u{25CC}"), ("क", "क"),
  ])
  func marksHaveOneDottedCircle(_ label: String, text: String) {
    #expect(KeyLabel(text: label, style: FontStyle(size: 22, weight: 400)).text == text)
  }

  private func ink(
    of letter: String, scale: Double
  ) throws -> (ink: DeviceRect, cap: DeviceRect) {
    let theme = try BuiltInTheme.light.theme()
    let key = SceneKey(
      id: letter, action: .character, face: KeyFace(letter),
      frame: Rect(x: 6, y: 6, width: 33, height: 42))
    let surface = try paint(
      Scene(size: Size(width: 45, height: 54), body: .keys([key])),
      with: GoldenFonts.painter(theme), scale: scale)
    let cap = DeviceSpace(scale: scale, overhang: 0).rect(key.frame)
    let inner = cap.insetBy(x: 1, y: Int(6 * scale))
    return (try #require(surface.ink(in: inner, on: 0xFFFF_FFFF)), cap)
  }
}
