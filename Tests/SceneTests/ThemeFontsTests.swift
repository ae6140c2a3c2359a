import Testing

@testable import Scene

/// Label sizes and weights as the person needs them.
@Suite struct ThemeFontsTests {
  private let fonts = ThemeFonts.standard

  @Test func asTheThemeSaysByDefault() {
    #expect(fonts.adjusted(scale: 1, isBold: false) == fonts)
  }

  @Test func everySizeGrows() {
    let large = fonts.adjusted(scale: 1.5, isBold: false)
    #expect(large.lowercase == FontStyle(size: 37.5, weight: 300))
    #expect(large.padLetters.size == 15)
    #expect(large.suggestion.size == 25.5)
    #expect(large.balloon.size == 51)
    #expect(large.families == fonts.families)
  }

  /// Fonts call 600 semi-bold and 700 bold.
  @Test func everyWeightIsBold() {
    var thick = fonts
    thick.word.weight = 800
    let bold = thick.adjusted(scale: 1, isBold: true)
    let styles = [
      bold.lowercase, bold.character, bold.word, bold.digitsKey, bold.lettersKey, bold.symbolsKey,
      bold.padDigit, bold.padLetters, bold.secondary, bold.balloon, bold.callout, bold.suggestion,
    ]
    #expect(styles.allSatisfy { (600...900).contains($0.weight) })
    #expect(bold.lowercase.size == fonts.lowercase.size)
  }
}
