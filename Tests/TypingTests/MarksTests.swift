import Testing

@testable import Typing

@Suite("Punctuation of other scripts")
struct MarksTests {
  @Test(
    "does what the Latin mark does that it stands for",
    arguments: [("؟", "?"), ("،", ","), ("؛", ";"), ("٪", "%"), ("।", ".")]
      as [(Character, Character)])
  func stands(mark: Character, latin: Character) {
    let sets = [
      Marks.sentenceEnds, Marks.stops, Marks.delimiters, Marks.clingsToWord, Marks.spacedAfter,
    ]
    #expect(sets.map { $0.contains(mark) } == sets.map { $0.contains(latin) })
  }
}
