import Testing
import Typing

@Suite("Casing by language")
struct CasingTests {
  @Test(
    "capitals are those of the language",
    arguments: [
      ("en", "straße", "STRASSE"), ("de", "ß", "SS"), ("tr", "istanbul ışık", "İSTANBUL IŞIK"),
      ("az", "i", "İ"), ("en", "i", "I"), ("el", "ωραία", "ΩΡΑΙΑ"), ("el", "οδός", "ΟΔΟΣ"),
      ("tr-TR", "i", "İ"), ("TR", "i", "İ"), ("ja", "あ", "あ"),
    ])
  func uppercase(language: String, text: String, expected: String) {
    #expect(Casing(language: language).uppercased(text) == expected)
  }

  @Test(
    "small letters are those of the language, sigma by its place",
    arguments: [
      ("el", "ΟΔΟΣ", "οδος"), ("el", "ΣΑΣ ΣΕ", "σας σε"), ("el", "Σ", "σ"),
      ("tr", "IĞDIR İL", "ığdır il"), ("en", "I", "i"), ("de", "SS", "ss"),
    ])
  func lowercase(language: String, text: String, expected: String) {
    #expect(Casing(language: language).lowercased(text) == expected)
  }

  @Test(
    "a capital begins the word as the language writes it",
    arguments: [
      ("nl", "ijs", "IJs"), ("en", "ijs", "Ijs"), ("tr", "izmir", "İzmir"), ("de", "ß", "ß"),
      ("hr", "ǆep", "ǅep"), ("en", "", ""), ("el", "έλα", "Έλα"), ("en", "éa", "Éa"),
    ])
  func capital(language: String, text: String, expected: String) {
    #expect(Casing(language: language).capitalized(text) == expected)
  }

  @Test("a Dutch j after a capital I is a capital, once and at the beginning only")
  func dutch() {
    let dutch = Casing(language: "nl-BE")
    #expect(dutch.extendsCapital("I", with: "j"))
    #expect(!dutch.extendsCapital("KI", with: "j"))
    #expect(!dutch.extendsCapital("I", with: "k"))
    #expect(!Casing(language: "en").extendsCapital("I", with: "j"))
  }
}
