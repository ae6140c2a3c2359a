import Testing

@testable import PackBuilding

/// How words that lists hold in small letters are really written.
@Suite struct SpellingTests {
  private func spellings(
    _ words: String, language: String = "en", known: [String: String] = [:],
    innerCapitals: [String: String] = [:], text: [[String]] = [],
    capitalizedPart: Double = 0.1, names: ProperNames? = nil
  ) -> Spellings {
    Spellings(
      authority: WordAuthority(words), letterCase: LetterCase(language: language), known: known,
      innerCapitals: innerCapitals, evidence: CasingEvidence(text),
      capitalizedPart: { _ in capitalizedPart }, names: names)
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

  @Test("What is right in large letters only is written as a dictionary has it")
  func innerCapitals() {
    let spellings = spellings(
      "McDonald MCDONALD DVDs DVDS YouTuber YOUTUBER USSR",
      innerCapitals: ["mcdonald": "McDonald", "dvd": "DVD", "youtube": "YouTube", "uss": "USS"])
    #expect(texts(spellings.accepted("mcdonald")) == ["McDonald"])
    #expect(texts(spellings.accepted("dvds")) == ["DVDs"])
    #expect(texts(spellings.accepted("youtuber")) == ["YouTuber"])
    #expect(texts(spellings.accepted("ussr")) == ["USSR"], "USSr is nothing")
  }

  @Test("A name only is a name in its possessive too")
  func names() {
    let words = "york York york's York's may May may's May's"
    let names = ProperNames(
      shares: ["york": 1, "york's": 0.01, "may": 1, "may's": 0.001],
      authority: WordAuthority(words), letterCase: LetterCase(language: "en"),
      determinedPart: { _ in 0 })
    let spellings = spellings(words, capitalizedPart: 0.9, names: names)
    #expect(texts(spellings.accepted("york")) == ["York"])
    #expect(texts(spellings.accepted("york's")) == ["York's"])
    #expect(texts(spellings.accepted("may")) == ["May", "may"])
  }

  @Test func possessiveIsCapitalisedAsWhatItIsMadeFrom() {
    let sentence = ["In"] + Array(repeating: "May", count: 15) + Array(repeating: "may", count: 17)
    let seen = spellings("may May may's May's", text: [sentence]).accepted("may's")
    #expect(texts(seen) == ["may's", "May's"])
    #expect(abs(seen[1].part - 15.5 / 37) < 1e-9)
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
