import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

@Suite struct SurfaceTests {
  private func painter() throws -> Painter {
    try GoldenFonts.painter(BuiltInTheme.light.theme())
  }

  /// A row of shared memory may be longer than the picture is wide.
  @Test func memoryOfTheCallerIsPaintedWithinItsRows() throws {
    let scene = SampleScene.letters()
    let (width, height, stride) = (390, 313, 390 * 4 + 64)
    var memory = [UInt8](repeating: 0x5A, count: stride * height)
    try memory.withUnsafeMutableBytes { bytes in
      let start = try #require(bytes.baseAddress)
      let surface = try ImageSurface(
        memory: start, width: width, height: height, stride: stride)
      try painter().paint(scene, scale: 1, into: surface)
    }
    let own = try paint(scene, with: painter(), scale: 1)
    for y in 0..<height {
      let row = memory[y * stride..<(y + 1) * stride]
      #expect(
        Array(row.prefix(width * 4)) == Array(own.bytes[y * own.stride..<(y + 1) * own.stride]))
      #expect(row.dropFirst(width * 4).allSatisfy { $0 == 0x5A })
    }
  }

  @Test func theOverhangIsClearButForBalloons() throws {
    var scene = SampleScene.letters()
    let plain = try paint(scene, with: painter(), scale: 2, overhang: 30)
    #expect(plain.height == 2 * (313 + 30))
    let overhang = DeviceRect(left: 0, top: 0, right: plain.width, bottom: 60)
    #expect(plain.pixels(in: overhang) { $2 != 0 }.isEmpty)
    #expect(plain.pixel(x: 1, y: 60) == 0xFFD5_D6DD)
    scene.overlays = [scene.key("t")].compactMap(\.self).map(SampleScene.balloon)
    let balloon = try paint(scene, with: painter(), scale: 2, overhang: 30)
    #expect(balloon.pixel(x: Int((159 + 16) * 2), y: 50) == 0xFFFF_FFFF)
    #expect(balloon.pixel(x: 10, y: 10) == 0)
  }

  @Test(arguments: [(1, 390, 343), (1.25, 488, 429), (1.5, 585, 515), (2, 780, 686)])
  func sizeIsThatOfTheScale(_ scale: Double, width: Int, height: Int) {
    let size = Painter.surfaceSize(
      Size(width: 390, height: 313), scale: scale, overhang: 30)
    #expect(size.width == width && size.height == height)
  }

  @Test func faultsAreErrors() throws {
    #expect(throws: DrawingError.self) { try ImageSurface(width: -1, height: 10) }
    #expect(throws: DrawingError.self) { try ImageSurface(pngFile: "no such file.png") }
    #expect(throws: DrawingError.self) { try ImageSurface(width: 1, height: 1).writePNG(to: "/") }
    #expect(throws: DrawingError.self) {
      try Painter(
        theme: BuiltInTheme.light.theme(), fontConfigurationFile: "no such file.conf")
    }
    let surface = try ImageSurface(width: 10, height: 10)
    for scale in [0, -1, .nan, .infinity] {
      #expect(throws: DrawingError.self) {
        try painter().paint(SampleScene.letters(), scale: scale, into: surface)
      }
    }
  }

  /// Labels may come from an application, and sizes from any output.
  @Test(arguments: [
    "", " ", "\n", "a\nb", "\u{0}", "\u{202E}abc", "\u{301}", "\u{FFFD}", "\u{10FFFF}",
    String(repeating: "long ", count: 400), String(repeating: "e\u{301}", count: 300),
  ])
  func strangeLabelsArePainted(_ label: String) throws {
    for frame in [
      Rect(x: 3, y: 3, width: 40, height: 40), Rect(x: 3, y: 3, width: 0, height: 0),
      Rect(x: 3, y: 3, width: 1, height: 1), Rect(x: -500, y: -500, width: 40, height: 40),
      Rect(x: 0, y: 0, width: 1e9, height: 1e9), Rect(x: .nan, y: 0, width: 10, height: 10),
    ] {
      let key = SceneKey(
        id: "k", action: .character, face: KeyFace(label: label), secondary: label,
        telephoneLetters: label, frame: frame)
      var scene = Scene(
        size: Size(width: 60, height: 60), body: .keys([key]), strip: [key],
        overlays: [SampleScene.balloon(key)])
      scene.bar = SuggestionBar(frame: frame, slots: [.init(text: label, frame: frame)])
      _ = try paint(scene, with: painter(), scale: 2)
    }
  }

  @Test("What is prepared for a picture is not set again when that is painted, and changes nothing")
  func aPictureIsPrepared() throws {
    let (painter, other) = (try painter(), try painter())
    let scene = SampleScene.letters()
    try painter.prepare(scene, scale: 2)
    // The alphabet at least.
    #expect(painter.typesetter.rememberedCount >= 26)
    let prepared = try paint(scene, with: painter, scale: 2)
    #expect(try prepared.bytes == paint(scene, with: other, scale: 2).bytes)
    #expect(painter.typesetter.rememberedCount == other.typesetter.rememberedCount)
  }

  @Test func aThemeMayChange() throws {
    let painter = try painter()
    let scene = SampleScene.letters()
    _ = try paint(scene, with: painter, scale: 1)
    painter.theme = try BuiltInTheme.dark.theme()
    let dark = try paint(scene, with: painter, scale: 1)
    #expect(dark.pixel(x: 1, y: 312) == 0xFF2C_2C2C)
  }
}
