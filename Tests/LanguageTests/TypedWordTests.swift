import Testing

@testable import Language

@Suite struct TypedWordTests {
  private func typed(_ text: String, touches: [KeyPosition?] = [], language: String = "en")
    -> TypedWord
  {
    TypedWord(WordQuestion(typed: text, touches: touches), Folding(language: language))
  }

  @Test(arguments: [
    ("word", TypedWord.Capitals.none), ("Word", .first), ("WORD", .all), ("wORD", .inner),
    ("I", .first), ("iPhone", .inner), ("McCoy", .inner), ("don't", .none), ("日本", .none),
    ("OK", .all), ("Élan", .first), ("", .none),
  ])
  func capitals(text: String, expected: TypedWord.Capitals) {
    #expect(typed(text).capitals == expected)
  }

  @Test(arguments: [
    "USA", "iPod", "b2b", "4th", "me@home", "and/or", "snake_case", "C:", "a\\b", "#tag",
    "example.org", "1,5", "½", "٣",
  ])
  func whatIsNoPlainWordIsNeverChanged(text: String) {
    #expect(typed(text).isNeverChanged)
  }

  @Test(arguments: ["word", "Word", "don't", "well-known", "café", "I", "страна"])
  func aPlainWordMayBeChanged(text: String) {
    #expect(!typed(text).isNeverChanged)
  }

  @Test func eachLetterKeepsItsTouch() {
    let points = (0..<3).map { KeyPosition(column: Double($0), row: 0) }
    let word = typed("Abc", touches: points)
    #expect(word.letters == ["a", "b", "c"])
    #expect(word.touches == points)
    #expect(word.hasTouches)
  }

  @Test func lettersBeyondTheTouchesHaveNone() {
    let word = typed("abc", touches: [KeyPosition(column: 0, row: 0)])
    #expect(word.touches.map { $0 != nil } == [true, false, false])
    #expect(!typed("abc").hasTouches)
    #expect(!typed("abc", touches: [nil, nil, nil]).hasTouches)
  }

  @Test func moreTouchesThanLettersAreNoHarm() {
    let points = [KeyPosition?](repeating: KeyPosition(column: 0, row: 0), count: 9)
    #expect(typed("ab", touches: points).touches.count == 2)
  }

  @Test func aWordIsWrittenAsWhatWasTyped() {
    let folding = Folding(language: "en")
    #expect(typed("wrd").inCapitals("word", folding) == "word")
    #expect(typed("Wrd").inCapitals("word", folding) == "Word")
    #expect(typed("WRD").inCapitals("word", folding) == "WORD")
    #expect(typed("Iphne").inCapitals("iPhone", folding) == "iPhone")
    #expect(typed("pars").inCapitals("Paris", folding) == "Paris")
    #expect(typed("STRASE").inCapitals("straße", folding) == "STRASSE")
  }

  @Test func turkishIsWrittenInItsOwnCapitals() {
    let folding = Folding(language: "tr")
    #expect(typed("Istanbl", language: "tr").inCapitals("istanbul", folding) == "İstanbul")
    #expect(typed("ILIK", language: "tr").letters == ["ı", "l", "ı", "k"])
  }
}
