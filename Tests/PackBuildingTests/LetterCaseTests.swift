import Testing

@testable import PackBuilding

/// Large and small letters, by Unicode's SpecialCasing.txt.
@Suite struct LetterCaseTests {
  @Test func turkish() {
    let turkish = LetterCase(language: "tr")
    #expect(turkish.lowercased("ISPARTA İL") == "ısparta il")
    #expect(turkish.uppercased("istanbul ılık") == "İSTANBUL ILIK")
    #expect(turkish.capitalized("izmir") == "İzmir")
  }

  @Test(arguments: ["en", "de-AT", "trv"])
  func others(language: String) {
    let letterCase = LetterCase(language: language)
    #expect(letterCase.lowercased("ÄI") == "äi")
    #expect(letterCase.capitalized("istanbul") == "Istanbul")
    #expect(letterCase.capitalized("élan") == "Élan")
    #expect(letterCase.capitalized("") == "")
  }
}
