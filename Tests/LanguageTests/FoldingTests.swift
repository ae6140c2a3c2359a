import Testing

@testable import Language

@Suite struct FoldingTests {
  private func fold(_ text: String, _ language: String = "en") -> String {
    String(String.UnicodeScalarView(Folding(language: language).fold(text)))
  }

  @Test(arguments: [
    ("Word", "word"), ("ÀÉ", "àé"), ("МОСКВА", "москва"), ("ΑΒΓ", "αβγ"), ("straße", "straße"),
    ("I’m", "i'm"), ("Oʼahu", "o'ahu"), ("日本", "日本"), ("हिन्दी", "हिन्दी"), ("", ""),
  ])
  func capitalsAndApostrophes(text: String, expected: String) {
    #expect(fold(text) == expected)
  }

  @Test func accentsStay() {
    #expect(fold("Café") == "café")
    #expect(fold("Café") != "cafe")
  }

  @Test(arguments: ["tr", "tr-TR", "az", "az_AZ"])
  func dotlessI(language: String) {
    #expect(fold("IŞIK", language) == "ışık")
    #expect(fold("İYİ", language) == "iyi")
    #expect(Folding(language: language).capitalized("iyi") == "İyi")
    #expect(Folding(language: language).uppercased("ışık") == "IŞIK")
  }

  @Test(arguments: ["en", "de", "trv", ""])
  func elsewhereIIsI(language: String) {
    #expect(fold("INN", language) == "inn")
    #expect(Folding(language: language).capitalized("inn") == "Inn")
  }

  @Test func onlyTheFirstLetterOfACapitalizedWordChanges() {
    let folding = Folding(language: "nl")
    #expect(folding.capitalized("élan vital") == "Élan vital")
    #expect(folding.capitalized("") == "")
    #expect(folding.capitalized("'tis") == "'tis")
  }
}
