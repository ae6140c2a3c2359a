import Testing

@testable import Language

/// Words that are written as one and made of several, as a lexicon finds them.
@Suite struct JoinedWordTests {
  private func text(_ word: String, _ source: LanguageSource) throws -> String? {
    let lexicon = try source.lexicon()
    return lexicon.joinedWord(lexicon.folding.fold(word)).map(lexicon.text)
  }

  @Test(arguments: [
    ("l'homme", "l'homme"), ("d'accord", "d'accord"), ("qu'il", "qu'il"),
    ("l'allemagne", "l'Allemagne"),
  ])
  func elisions(word: String, written: String) throws {
    #expect(try text(word, JoinedLanguages.french) == written)
  }

  @Test(
    "Not before a consonant, not two of them, not without a word",
    arguments: [
      "l'maison", "l'qu'il", "l'", "homme", "l'hommes", "",
    ])
  func noElisions(word: String) throws {
    #expect(try text(word, JoinedLanguages.french) == nil)
  }

  @Test(arguments: [
    ("hausschlüssel", "Hausschlüssel"), ("haustürschlüssel", "Haustürschlüssel"),
    ("arbeitszeit", "Arbeitszeit"), ("türschlüssel", "Türschlüssel"),
  ])
  func compounds(word: String, written: String) throws {
    #expect(try text(word, JoinedLanguages.german) == written)
  }

  @Test(
    "Parts that link otherwise, words that end none, and too many parts",
    arguments: [
      "arbeitzeit", "hausgroß", "hausei", "inzeit", "haushaushausschlüssel", "haus",
    ])
  func noCompounds(word: String) throws {
    #expect(try text(word, JoinedLanguages.german) == nil)
  }

  @Test("A language without roles joins nothing")
  func noRoles() throws {
    #expect(try text("catcar", SmallEnglish.source) == nil)
  }

  @Test("Parts that no word begins with are left out")
  func unknownParts() throws {
    let source = LanguageSource(
      [("Zeit", 900)], roles: ["quark": .compoundBeginning, "Zeit": .compoundEnd], language: "de")
    #expect(try text("quarkzeit", source) == nil)
  }

  @Test("The parts' shares are multiplied")
  func probability() throws {
    let lexicon = try JoinedLanguages.german.lexicon()
    let word = try #require(lexicon.joinedWord(lexicon.folding.fold("hausschlüssel")))
    let expected = Elementary.log(300e-6) + Elementary.log(40e-6)
    #expect(abs(lexicon.logProbability(word) - expected) < 0.1)
  }
}
