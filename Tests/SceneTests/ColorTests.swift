import Scene
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    ("#000000", Color(red: 0, green: 0, blue: 0)),
    ("#007AFF", Color(red: 0, green: 122, blue: 255)),
    ("#abb1ba", Color(red: 171, green: 177, blue: 186)),
    ("#0000004D", Color(red: 0, green: 0, blue: 0, alpha: 77)),
  ])
  func readsHex(_ text: String, _ color: Color) {
    #expect(Color(hex: text) == color)
  }

  @Test(arguments: [
    "", "#", "red", "007AFF", "#07F", "#007AF", "#007AFFF", "#007AFF0000", "#00 7AF", "#GGGGGG",
    "#٠٠٠٠٠٠",
  ])
  func refusesWhatIsNoColour(_ text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test(arguments: ["#000000", "#D5D6DD", "#0000004D", "#FFFFFF00"])
  func writesAsItReads(_ text: String) {
    #expect(Color(hex: text)?.hex == text)
  }

  @Test func liesOverAnother() {
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
    let white = Color(red: 255, green: 255, blue: 255)
    #expect(half.over(white) == Color(red: 127, green: 127, blue: 127))
    #expect(Color.clear.over(white) == white)
    #expect(white.over(.clear) == white)
  }
}
