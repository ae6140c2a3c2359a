import Testing

@testable import Language

@Suite struct KeyGridTests {
  @Test func rowsAreCountedFromTheTop() {
    #expect(KeyGrid.qwerty.center("q") == KeyPosition(column: 0, row: 0))
    #expect(KeyGrid.qwerty.center("p") == KeyPosition(column: 9, row: 0))
    #expect(KeyGrid.qwerty.center("a") == KeyPosition(column: 0.5, row: 1))
    #expect(KeyGrid.qwerty.center("m") == KeyPosition(column: 7.5, row: 2))
  }

  @Test func theSpaceBarIsBelowInTheMiddle() {
    #expect(KeyGrid.qwerty.space == KeyPosition(column: 4.5, row: 3))
    #expect(KeyGrid.qwerty.spaceReach == 2.5)
  }

  @Test func anAccentIsTypedWithTheKeyOfItsLetter() {
    #expect(KeyGrid.qwerty.keyLetter("é") == "e")
    #expect(KeyGrid.qwerty.center("é") == KeyGrid.qwerty.center("e"))
    #expect(KeyGrid.qwerty.keyLetter("e") == "e")
  }

  @Test func aLetterWithAKeyOfItsOwnIsThere() {
    let grid = KeyGrid(rows: [("qüz", 0)], keyLetters: ["ü": "u"])
    #expect(grid.center("ü") == KeyPosition(column: 1, row: 0))
  }

  @Test func whatHasNoKeyIsNowhere() {
    #expect(KeyGrid.qwerty.center("ж") == nil)
    #expect(KeyGrid.qwerty.center("'") == nil)
  }

  @Test func keysAreBesideThoseAboutThem() {
    func isBeside(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
      KeyedLetter(one, .qwerty).isBeside(KeyedLetter(other, .qwerty))
    }
    for letter in "tyfhv".unicodeScalars { #expect(isBeside("g", letter)) }
    for letter in "rujqpm".unicodeScalars { #expect(!isBeside("g", letter)) }
    #expect(!isBeside("g", "ж"))
    #expect(isBeside("é", "r"))
  }

  @Test func aGridWithoutKeysStillAnswers() throws {
    let decoder = WordDecoder(
      languages: [("en", try SmallEnglish.source.lexicon())], keys: KeyGrid(rows: []))
    #expect(decoder.correction("teh") == "the")
    #expect(decoder.suggestions("becaus").first == "because")
  }
}
