import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

/// The bar of suggestions (reference 5.6, 6.4), at scale 2.
@Suite struct SuggestionBarTests {
  private static let background: UInt32 = 0xFFD5_D6DD
  private static let white: UInt32 = 0xFFFF_FFFF

  private func picture(
    _ words: [(String, SuggestionBar.Kind)], pressed: Int? = nil
  ) throws -> ImageSurface {
    var bar = SampleScene.bar(words)
    if let pressed { bar.slots[pressed].isPressed = true }
    let scene = Scene(size: Size(width: 390, height: 45), bar: bar, body: .keys([]))
    return try paint(
      scene, with: GoldenFonts.painter(BuiltInTheme.light.theme()), scale: 2)
  }

  /// The edges of slots at which a separator stands.
  private func separators(_ picture: ImageSurface) -> [Int] {
    [260, 520].filter { picture.pixel(x: $0, y: 45) != Self.background }
  }

  @Test func separatorsStandBetweenGuesses() throws {
    let picture = try picture([("I", .guess), ("the", .guess), ("a", .guess)])
    #expect(separators(picture) == [260, 520])
    // 1 × 30 in the middle of 45.
    let column = DeviceRect(left: 260, top: 0, right: 262, bottom: 90)
    let line = try #require(picture.ink(in: column, on: Self.background))
    #expect(line == DeviceRect(left: 260, top: 15, right: 262, bottom: 75))
  }

  @Test func aCorrectionStandsOnAPillWithoutSeparators() throws {
    let picture = try picture([("“teh”", .typed), ("the", .correction), ("then", .guess)])
    #expect(separators(picture).isEmpty)
    #expect(picture.pixel(x: 280, y: 45) == Self.white)
    #expect(picture.pixel(x: 510, y: 45) == Self.white)
    for edge in [261, 519] { #expect(picture.pixel(x: edge, y: 45) == Self.background) }
    #expect(picture.pixel(x: 20, y: 45) == Self.background)
  }

  @Test func theMarkOfThePrivateModeStandsInItsPlaceAlone() throws {
    var bar = SampleScene.bar([])
    bar.privateMark = Rect(x: 0, y: 0, width: 36, height: 45)
    let scene = Scene(size: Size(width: 390, height: 45), bar: bar, body: .keys([]))
    let picture = try paint(
      scene, with: GoldenFonts.painter(BuiltInTheme.light.theme()), scale: 2)
    let whole = DeviceRect(left: 0, top: 0, right: 780, bottom: 90)
    let ink = try #require(picture.ink(in: whole, on: Self.background))
    #expect(ink.maxX <= 72 && ink.width >= 32 && ink.height >= 20)
    #expect(abs(ink.centerX - 36) <= 1 && abs(ink.centerY - 45) <= 1)
  }

  @Test func aPressedSuggestionIsAWhiteCell() throws {
    let picture = try picture([("I", .guess), ("the", .guess), ("a", .guess)], pressed: 2)
    #expect(picture.pixel(x: 540, y: 45) == Self.white)
    #expect(separators(picture) == [260])
  }

  @Test(arguments: [
    "a", "Donaudampfschifffahrtsgesellschaft", "“Donaudampfschifffahrtsgesellschaft”", "😀😀😀😀😀😀😀😀😀😀",
    "مرحبا بكم في لوحة المفاتيح", "W W W W W W W W W W W W",
  ])
  func textKeepsOffTheEdgesOfItsSlot(_ text: String) throws {
    let picture = try picture([("I", .guess), (text, .guess), ("a", .guess)])
    let slot = DeviceRect(left: 262, top: 0, right: 520, bottom: 90)
    let ink = try #require(picture.ink(in: slot, on: Self.background))
    #expect(ink.x >= 260 + 16 && ink.maxX <= 520 - 16)
    #expect(ink.y > 10 && ink.maxY < 80)
  }

  /// Both ends of a word say what it is.
  @Test func aLongWordLosesItsMiddle() throws {
    let typesetter = Typesetter(
      fonts: try FontMap(configurationFile: GoldenFonts.configurationFile), families: ["Inter"])
    let request = TextRequest(
      text: "abcdefghijklmnopqrstuvwxyz", style: FontStyle(size: 17, weight: 400))
    let fit = TextFit(width: 110, smallest: 14, ellipsis: .middle)
    let result = try fit.fit(request, with: typesetter)
    let shortened = try typesetter.layout(
      TextRequest(text: "abcde…vwxyz", style: FontStyle(size: 14, weight: 400)))
    // As many letters as there is room for, some from either end.
    #expect(result.size == 14)
    #expect(abs(result.layout.width - shortened.width) < 24)
    #expect(result.layout.width <= 110)
  }

  @Test func wordsStandOnOneLine() throws {
    let picture = try picture([
      ("no", .guess), ("internationalisation", .guess), ("xx", .guess),
    ])
    let feet = [0, 262, 522].compactMap { left in
      picture.ink(
        in: DeviceRect(left: left + 2, top: 0, right: left + 256, bottom: 90),
        on: Self.background)?.maxY
    }
    #expect(feet.count == 3)
    #expect((feet.max() ?? 0) - (feet.min() ?? 0) <= 1)
  }
}
