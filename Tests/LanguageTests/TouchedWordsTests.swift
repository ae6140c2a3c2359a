import Testing

@testable import Language

/// Whole words from where the finger landed.
@Suite struct TouchedWordsTests {
  /// What is typed by touches: the letters of the nearest keys.
  private func typed(_ points: [KeyPosition?]) -> String {
    var result = ""
    for case let point? in points {
      func distance(_ center: KeyPosition) -> Double {
        let (column, row) = (center.column - point.column, center.row - point.row)
        return column * column + row * row
      }
      let nearest = KeyGrid.qwerty.centers.min {
        (distance($0.value), $0.key) < (distance($1.value), $1.key)
      }
      if let nearest { result.unicodeScalars.append(nearest.key) }
    }
    return result
  }

  @Test(arguments: ["because", "definitely", "morning", "water", "receive", "letter"])
  func aHandThatIsOffIsUnderstood(word: String) throws {
    // So far to the right that every letter but the last of a row is another.
    let points = touches(word, column: 0.55)
    let typed = typed(points)
    #expect(typed != word)
    #expect(try SmallEnglish.decoder().correction(typed, touches: points) == word)
  }

  @Test(arguments: ["because", "water", "morning"])
  func lowTouchesAreUnderstood(word: String) throws {
    let points = touches(word, row: 0.4)
    #expect(try SmallEnglish.decoder().correction(typed(points), touches: points) ?? word == word)
  }

  @Test(arguments: [("becaue", "because"), ("mornning", "morning"), ("watre", "water")])
  func aSlipAmongRightTouchesIsUnderstood(typed: String, meant: String) throws {
    #expect(try SmallEnglish.decoder().correction(typed, touches: touches(typed)) == meant)
  }

  @Test("A hyphen between words was meant", arguments: ["good-morning", "well-held", "car-letter"])
  func wordsWithAHyphenStay(typed: String) throws {
    #expect(try SmallEnglish.decoder().correction(typed, touches: touches(typed)) == nil)
  }

  @Test("By touch, slips cost as much more as the probability of words counts more")
  func costsOfTouches() {
    let costs = ErrorCosts()
    let touched = costs.withTouches
    #expect(touched.languageWeight == 1)
    #expect(touched.completionLanguageWeight == 1)
    #expect(touched.severalLanguageWeight == 1)
    #expect(abs(touched.omission * costs.languageWeight - costs.omission) < 1e-5)
    #expect(abs(touched.swap * costs.languageWeight - costs.swap) < 1e-5)
    #expect(touched.touchColumn == costs.touchColumn)
    #expect(touched.wordMargin == costs.wordMargin)
  }

  @Test func aTouchFarOutsideIsNoCrash() throws {
    let far = KeyPosition(column: 1e9, row: -1e9)
    let decoder = try SmallEnglish.decoder()
    _ = decoder.proposal(for: WordQuestion(typed: "the", touches: [far, far, far]))
    let nowhere = KeyPosition(column: .nan, row: .infinity)
    _ = decoder.proposal(for: WordQuestion(typed: "the", touches: [nowhere, nil, nowhere]))
    _ = decoder.nextCharacters(for: WordQuestion(typed: "the", touches: [nowhere]))
  }

  @Test func theWordThatWasHitComesBeforeItsNeighbors() throws {
    let decoder = try SmallEnglish.decoder()
    for word in ["held", "help", "hello"] {
      let scores = try #require(
        decoder.weighing(WordQuestion(context: "12 ", typed: word, touches: touches(word)))
      ).words
      #expect(scores.first?.text == word)
    }
  }

  @Test func accentsAndApostrophesNeedNoTouchOfTheirOwn() throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.correction("cafe", touches: touches("cafe")) == "café")
    #expect(decoder.correction("dont", touches: touches("dont")) == "don't")
    #expect(decoder.correction("café", touches: touches("café")) == nil)
  }
}
