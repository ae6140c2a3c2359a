import Language
import Testing

@testable import PackBuilding

/// Which words are found to be joined to others.
@Suite struct JoiningRolesTests {
  private func words(_ texts: String...) -> [SourceWord] {
    texts.map { SourceWord(text: $0, logProbability: -8) }
  }

  @Test("Words the authority accepts after a shortened one follow it")
  func followers() {
    let roles = ElisionRoles(
      authority: WordAuthority("l'homme d'un l'héros"), elisions: ["l'", "d'"]
    ).roles(words("homme", "un", "maison", "orange"))
    #expect(
      roles == [
        "l'": .elision, "d'": .elision, "homme": .elisionFollower, "un": .elisionFollower,
      ])
  }

  @Test("A language without shortened words has no roles of them")
  func noElisions() {
    #expect(
      ElisionRoles(authority: WordAuthority("l'homme"), elisions: []).roles(words("homme"))
        .isEmpty)
  }

  private let german = [
    "Haustür", "Hausboot", "Hausarzt", "Gartentür", "Kellertür", "Gartenboot", "Gartenarzt", "Tür",
    "Boot", "Arzt", "Haus",
  ]

  private func compounds(_ accepted: [String]) -> [String: JoiningRoles] {
    CompoundRoles(
      authority: WordAuthority(accepted.joined(separator: " ")),
      letterCase: LetterCase(language: "de"),
      parts: [(first: "haus", last: "haus"), (first: "stadt", last: "zeit")]
    ).roles(german.map { SourceWord(text: $0, logProbability: -8) })
  }

  @Test("Parts seen with three others, and accepted with a part of every day")
  func parts() {
    let roles = compounds(["Gartenhaus", "Hauszeit", "Haustür"])
    #expect(
      roles == [
        "garten": .compoundBeginning, "haus": .compoundBeginning, "tür": .compoundEnd,
      ])
  }

  @Test("What the authority rejects is none, however often it was seen")
  func rejected() {
    #expect(compounds([]).isEmpty)
  }

  @Test("Offensive words are no parts")
  func offensive() {
    let words = german.map {
      SourceWord(text: $0, logProbability: -8, isOffensive: $0.hasSuffix("tür"))
    }
    let roles = CompoundRoles(
      authority: WordAuthority("Haustür"), letterCase: LetterCase(language: "de"),
      parts: [(first: "haus", last: "haus")]
    ).roles(words)
    #expect(roles["tür"] == nil)
  }

  @Test("The lists have what the languages need", arguments: ["fr", "it"])
  func elisionLists(language: String) {
    let elisions = OwnLists.elisions(language)
    #expect(elisions.contains("l'") && elisions.contains("d'"))
    #expect(elisions.allSatisfy { $0.hasSuffix("'") })
    #expect(OwnLists.elisions("en").isEmpty)
  }

  @Test("German and Swedish make compounds", arguments: ["de", "sv"])
  func compoundLists(language: String) {
    #expect(OwnLists.compoundParts(language).count == 2)
    #expect(OwnLists.compoundParts("fr").isEmpty)
  }
}
