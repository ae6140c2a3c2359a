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
    #expect(try french().suggestions("l'maison").allSatisfy { !$0.hasPrefix("l' ") })
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

  @Test(
    "The part that is still being typed is completed",
    arguments: [
      ("l'hom", "l'homme"), ("L'hom", "L'homme"), ("d'acc", "d'accord"), ("l'All", "l'Allemagne"),
      ("l'eco", "l'école"),
    ])
  func completion(typed: String, meant: String) throws {
    #expect(try french().suggestions(typed).first == meant)
  }

  @Test(
    "The last part of a compound is completed",
    arguments: [
      ("Haustürschl", "Haustürschlüssel"), ("hausschl", "Hausschlüssel"),
      ("Arbeitsze", "Arbeitszeit"),
    ])
  func completedCompound(typed: String, meant: String) throws {
    #expect(try german().suggestions(typed).first == meant)
  }

  @Test("What no part may end with completes nothing")
  func noCompletion() throws {
    #expect(try !french().suggestions("l'mais").contains("l'maison"))
    #expect(try !german().suggestions("Hausgro").contains("Hausgroß"))
  }

  @Test("Letters that go on a joined word are likely next")
  func nextLetters() throws {
    func next(_ typed: String, _ decoder: WordDecoder) -> [String: Double] {
      decoder.nextCharacters(for: WordQuestion(typed: typed))
    }
    func likeliest(_ letters: [String: Double]) -> String? {
      letters.max { $0.value < $1.value }?.key
    }
    #expect(likeliest(next("l'hom", try french())) == "m")
    #expect(likeliest(next("d'homme", try french())) == " ")
    let after = next("d'", try french())
    #expect(likeliest(after) == "i" && (after["h"] ?? 0) > 0)
    #expect(after["m"] == nil && after[" "] == nil)
    #expect(likeliest(next("Haustürschl", try german())) == "ü")
    #expect(likeliest(next("Hausz", try german())) == "e")
    #expect(next("Hausgr", try german()).isEmpty)
  }
}
