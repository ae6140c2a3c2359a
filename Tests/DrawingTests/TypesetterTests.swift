import Scene
import TestSupport
import Testing

@testable import Drawing

@Suite struct TypesetterTests {
  private let style = FontStyle(size: 20, weight: 400)

  private func typesetter() throws -> Typesetter {
    Typesetter(
      fonts: try FontMap(configurationFile: GoldenFonts.configurationFile), families: ["Inter"])
  }

  @Test func aTextIsSetOnce() throws {
    let typesetter = try typesetter()
    let first = try typesetter.layout(TextRequest(text: "q", style: style))
    #expect(try typesetter.layout(TextRequest(text: "q", style: style)) === first)
    #expect(try typesetter.layout(TextRequest(text: "q", style: style.sized(21))) !== first)
  }

  /// Suggestions come and go for hours.
  @Test func whatIsRememberedHasABound() throws {
    let typesetter = try typesetter()
    for number in 0..<1000 {
      _ = try typesetter.layout(TextRequest(text: "\(number)", style: style))
    }
    #expect(typesetter.rememberedCount <= 256)
  }

  /// Inter's own measures (units of 2816 an em in version 4): capitals 2048, x 1536.
  @Test(arguments: [300, 400]) func letterHeightsAreThoseOfTheFont(_ weight: Int) throws {
    let heights = try typesetter().letterHeights(weight: weight)
    #expect(abs(heights.capital - 2048 / 2816) < 0.01)
    #expect(abs(heights.lowercase - 1536 / 2816) < 0.01)
  }

  @Test func lettersSpacedApartAreWiderButForTheLast() throws {
    let typesetter = try typesetter()
    let close = try typesetter.layout(TextRequest(text: "ABC", style: style))
    let apart = try typesetter.layout(
      TextRequest(text: "ABC", style: style, letterSpacing: 3))
    #expect(abs(apart.width - close.width - 2 * 3) < 0.2)
  }

  @Test func wordsAreBrokenOverLines() throws {
    let typesetter = try typesetter()
    var request = TextRequest(text: "Emergency Call", style: style)
    let single = try typesetter.layout(request)
    request.wrapWidth = single.width * 0.75
    let wrapped = try typesetter.layout(request)
    #expect(single.lineCount == 1 && wrapped.lineCount == 2)
    #expect(wrapped.height > single.height * 1.8)
    #expect(wrapped.width < single.width)
  }
}
