import Testing

@testable import Language

/// What is typed and offered where words are written as one.
@Suite struct JoinedTypingTests {
  private func french() throws -> WordDecoder {
    try JoinedLanguages.decoder(JoinedLanguages.french)
  }
  private func german() throws -> WordDecoder {
    try JoinedLanguages.decoder(JoinedLanguages.german)
  }

  @Test(
    "The word after a shortened one is corrected",
    arguments: [
      ("l'hommme", "l'homme"), ("d'acord", "d'accord"), ("l'ecole", "l'école"),
      ("L'hommme", "L'homme"), ("l'orznge", "l'orange"),
    ])
  func laterPart(typed: String, meant: String) throws {
    #expect(try french().correction(typed) == meant)
  }

  @Test("A shortened word does not stand before a space")
  func noSpace() throws {
    #expect(try french().suggestions("l'maison").allSatisfy { !$0.contains(" ") })
  }

  @Test(
    "The apostrophe may be left out",
    arguments: [
      ("lhomme", "l'homme"), ("daccord", "d'accord"), ("dacccord", "d'accord"), ("quil", "qu'il"),
      ("lecole", "l'école"), ("Lhomme", "L'homme"),
    ])
  func apostrophe(typed: String, meant: String) throws {
    #expect(try french().suggestions(typed).first == meant)
  }

  @Test(
    "What is right stays",
    arguments: [
      "l'homme", "d'accord", "L'homme", "l’homme", "qu'il", "L'Allemagne", "d'orange",
    ])
  func stays(typed: String) throws {
    #expect(try french().correction(typed) == nil)
    #expect(try french().weighing(WordQuestion(typed: typed))?.standing.isWord == true)
  }

  @Test("A consonant is no word after a shortened one")
  func consonant() throws {
    #expect(try french().suggestions("l'maisom").allSatisfy { $0 != "l'maison" })
  }

  @Test(
    "A compound of words is a word",
    arguments: [
      "Hausschlüssel", "Haustürschlüssel", "Türschlüssel", "HAUSSCHLÜSSEL",
    ])
  func compound(typed: String) throws {
    #expect(try german().correction(typed) == nil)
    #expect(try german().weighing(WordQuestion(typed: typed))?.standing.isWord == true)
  }

  @Test(
    "A part of a compound is corrected",
    arguments: [
      ("Hausschlüsel", "Hausschlüssel"), ("Haustürschlüsssel", "Haustürschlüssel"),
      ("hausschlüssel", "Hausschlüssel"), ("Hausschlussel", "Hausschlüssel"),
    ])
  func part(typed: String, meant: String) throws {
    #expect(try german().suggestions(typed).first == meant)
  }

  @Test("Words that stand in the dictionary are not taken apart")
  func whole() throws {
    #expect(try german().correction("Haustür") == nil)
    #expect(try french().correction("l'eau") == nil)
  }

  @Test("Short pieces make no compounds", arguments: ["Eihaus", "inder", "hausin"])
  func pieces(typed: String) throws {
    #expect(try german().weighing(WordQuestion(typed: typed))?.standing.isWord == false)
  }
}
