import Testing

@testable import PackBuilding

/// How words that lists hold in small letters are really written.
@Suite struct SpellingTests {
  private func spellings(
    _ words: String, language: String = "en", known: [String: String] = [:],
    text: [[String]] = [], capitalizedPart: Double = 0.1
  ) -> Spellings {
    Spellings(
      authority: WordAuthority(words), letterCase: LetterCase(language: language), known: known,
      evidence: CasingEvidence(text), capitalizedPart: { _ in capitalizedPart })
  }

  private func texts(_ spellings: [Spellings.Spelling]) -> [String] { spellings.map(\.text) }

  @Test func theAuthoritySaysWhichLettersAreLarge() {
    let spellings = spellings("book München USA I'm")
    #expect(texts(spellings.accepted("book")) == ["book"])
    #expect(texts(spellings.accepted("münchen")) == ["München"])
    #expect(texts(spellings.accepted("usa")) == ["USA"])
    #expect(texts(spellings.accepted("i'm")) == ["I'm"])
    #expect(texts(spellings.accepted("teh")) == [])
  }

  @Test func knownSpellingsAndTheirPossessives() {
    let spellings = spellings("iphone", known: ["iphone": "iPhone"])
    #expect(texts(spellings.accepted("iphone")) == ["iPhone"])
    #expect(texts(spellings.accepted("iphone's")) == ["iPhone's"])
  }

  @Test func wordThatIsANameToo() {
    let both = spellings("may May").accepted("may")
    #expect(texts(both) == ["may", "May"])
    #expect(abs(both[1].part - 0.1) < 1e-9)
    // Seen 15 times capitalised and 5 times small: (15 + 0.1 · 5) / 25.
    let sentence = ["In"] + Array(repeating: "May", count: 15) + Array(repeating: "may", count: 17)
    let seen = spellings("may May", text: [sentence]).accepted("may")
    #expect(texts(seen) == ["may", "May"])
    #expect(abs(seen[1].part - 15.5 / 37) < 1e-9)
    #expect(texts(spellings("may May", capitalizedPart: 1).accepted("may")) == ["May", "may"])
  }

  @Test func noSpellingThatIsAcceptedHasNothing() {
    for part in [0.0, 1.0] {
      let both = spellings("may May", capitalizedPart: part).accepted("may")
      #expect(both.allSatisfy { $0.part > 0.005 })
    }
  }

  @Test func turkishCapitals() {
    #expect(texts(spellings("İzmir", language: "tr").accepted("izmir")) == ["İzmir"])
    #expect(texts(spellings("İzmir").accepted("izmir")) == [])
  }

  @Test("What is written with ß is not large because its large letters are right")
  func sharpS() {
    let spellings = spellings("Äußerung ÄUSSERUNG USSR", language: "de")
    #expect(texts(spellings.accepted("äusserung")) == [])
    #expect(texts(spellings.accepted("ussr")) == ["USSR"])
  }

  @Test func titlesTellNothing() {
    let evidence = CasingEvidence([
      ["The", "Old", "Man"], ["the", "old", "Man", "and", "a", "boy"],
    ])
    #expect(evidence.count("Old") == 0)
    #expect(evidence.count("old") == 1)
    #expect(evidence.count("the") == 0, "the first word may be capitalised or not")
    #expect(evidence.count(beginning: "ol") == 1)
  }

  @Test func severalAuthorities() {
    let combined = CombinedAuthority([WordAuthority("color"), WordAuthority("colour May")])
    #expect(combined.accepts("color") && combined.accepts("colour"))
    #expect(!combined.accepts("coluor"))
    #expect(combined.stems(of: "May") == ["May"])
  }
}
