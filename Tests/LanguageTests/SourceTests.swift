import Language
import Testing

@Suite struct SourceTests {
  @Test func aWordIsRightAndInoffensiveUnlessSaid() {
    let word = SourceWord(text: "word", logProbability: -7)
    #expect(word.isDictionaryWord)
    #expect(!word.isOffensive)
  }
}
