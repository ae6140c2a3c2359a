import Testing

@testable import Language

@Suite struct TouchTests {
  @Test func aTouchBetweenTwoKeysIsNoDecisionYet() throws {
    // r and t are side by side: "car" and "cat" where the last touch lies between them
    var points = touches("car")
    points[2] = KeyPosition(column: 3.45, row: 0)
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.correction("car", touches: points) == nil)
    #expect(decoder.suggestions("car", touches: points).contains("cat"))
    #expect(!decoder.suggestions("car", touches: touches("car")).prefix(1).contains("cat"))
  }

  @Test func whereTheFingerLandedDecides() throws {
    let decoder = try SmallEnglish.decoder()
    // "thr": the last touch is almost on e, so "the" is meant; h for the middle of "tye"
    var points = touches("thr")
    points[2] = KeyPosition(column: 2.55, row: 0)
    #expect(decoder.correction("thr", touches: points) == "the")
  }

  @Test func aWordStaysWhereItsKeysWereHit() throws {
    let decoder = try SmallEnglish.decoder()
    for word in ["car", "cat", "then", "they", "held", "help", "dam"] {
      #expect(decoder.correction(word, touches: touches(word)) == nil)
    }
  }

  @Test func aWordGivesWayWhereAnotherIsFarLikelier() throws {
    let decoder = try SmallEnglish.decoder()
    // "dam" for "can", with d and m at the very border of c and n
    var points = touches("can")
    points[0] = KeyPosition(column: 3.1, row: 1.55)
    points[2] = KeyPosition(column: 6.55, row: 2)
    #expect(decoder.correction("cam", touches: points) == "can")
  }

  @Test func lowTouchesAreCommonerThanHighOnes() {
    let touch = TouchModel(.qwerty, ErrorCosts(), offsets: [:])
    let letter = KeyedLetter("g", .qwerty)
    func cost(_ row: Double) -> Float {
      touch.cost(KeyPosition(column: 4.5, row: 1 + row), letter)
    }
    #expect(cost(0) == 0)
    #expect(cost(0.3) < cost(-0.3))
  }

  @Test func aPersonsHandIsAllowedFor() {
    let offset = KeyOffset(column: 0.3, row: 0.2, count: 90)
    let touch = TouchModel(.qwerty, ErrorCosts(), offsets: ["g": offset])
    let plain = TouchModel(.qwerty, ErrorCosts(), offsets: [:])
    let point = KeyPosition(column: 4.8, row: 1.2)
    let letter = KeyedLetter("g", .qwerty)
    #expect(touch.cost(point, letter) < plain.cost(point, letter) / 10)
  }

  @Test func lettersWithoutTouchCountAsTheyAre() throws {
    let decoder = try SmallEnglish.decoder()
    #expect(decoder.correction("teh", touches: [nil, nil, nil]) == "the")
    #expect(decoder.correction("teh", touches: [touches("t")[0]]) == "the")
  }
}
