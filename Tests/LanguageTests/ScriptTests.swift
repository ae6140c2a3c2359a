import Testing

@testable import Language

/// What scripts without capitals need.
@Suite struct ScriptTests {
  private let arabic = LanguageSource(
    [("جدا", 900), ("شيء", 600), ("أيضا", 700), ("على", 3_000), ("جامعة", 200), ("رئيس", 200)],
    language: "ar")

  private func decoder(_ source: LanguageSource, _ keys: KeyGrid) throws -> WordDecoder {
    WordDecoder(languages: [(source.language, try source.lexicon())], keys: keys)
  }

  private let arabicKeys = KeyGrid(
    rows: [("ضصثقفغعهخحج", 0), ("شسيبلاتنمكط", 0), ("ذءؤرىةوزظد", 0)],
    keyLetters: ["أ": "ا", "إ": "ا", "ئ": "ي"])

  @Test("Signs of short vowels may be written", arguments: ["جداً", "شيءٍ", "جدًّا", "جـــدا"])
  func vowelSigns(typed: String) throws {
    let decoder = try decoder(arabic, arabicKeys)
    #expect(decoder.correction(typed) == nil)
    #expect(decoder.weighing(WordQuestion(typed: typed))?.standing.isWord == true)
  }

  @Test(
    "Hamza, final yeh and teh marbuta are put right",
    arguments: [("ايضا", "أيضا"), ("علي", "على"), ("جامعه", "جامعة")])
  func arabicLetters(typed: String, meant: String) throws {
    #expect(try decoder(arabic, arabicKeys).correction(typed) == meant)
  }

  @Test("A touch far from a letter's key says nothing of it")
  func farTouch() throws {
    // The letter may also be behind another key, far from its own.
    let touches = "رئيس".unicodeScalars.map { letter in
      letter == "ئ" ? KeyPosition(column: 4, row: 2) : arabicKeys.center(letter)
    }
    #expect(
      try decoder(arabic, arabicKeys).correction("رئيس", touches: touches) == nil)
  }

  private let hindi = LanguageSource(
    [("एक", 900), ("चेक", 800), ("भी", 700), ("बी", 5), ("के", 3_000)], language: "hi")

  private let hindiKeys = KeyGrid(
    centers: [
      "े": KeyPosition(column: 1, row: 1), "क": KeyPosition(column: 7, row: 1),
      "च": KeyPosition(column: 9, row: 1), "ब": KeyPosition(column: 5, row: 0),
      "ी": KeyPosition(column: 3, row: 0),
    ], keyLetters: ["ए": "े", "भ": "ब"], shiftedLetters: ["ए", "भ"],
    space: KeyPosition(column: 5, row: 3), spaceReach: 3)

  @Test("A letter typed with shift is where its key is")
  func shiftedLetter() throws {
    let touches = [KeyPosition(column: 1, row: 1), KeyPosition(column: 7, row: 1)]
    #expect(try decoder(hindi, hindiKeys).correction("एक", touches: touches) == nil)
  }

  @Test("Shift that was left out is put right")
  func shiftLeftOut() throws {
    #expect(try decoder(hindi, hindiKeys).suggestions("बी").contains("भी"))
    #expect(ErrorCosts().shift > ErrorCosts().accent)
  }
}
