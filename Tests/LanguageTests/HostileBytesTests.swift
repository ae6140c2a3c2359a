import Testing

@testable import Language

/// Bytes that anything may have been done to: no crash and no endless loop, whatever they say.
@Suite struct HostileBytesTests {
  /// A generator of numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private let sections = LanguageSections(SmallEnglish.source).sections

  private func ask(_ sections: [(name: String, bytes: [UInt8])]) -> Bool {
    guard let lexicon = SectionMemory(sections).lexicon(language: "en") else { return false }
    let decoder = WordDecoder(languages: [("en", lexicon)], keys: .qwerty)
    for question in [
      WordQuestion(context: "thank ", typed: ""), WordQuestion(context: "I ", typed: "teh"),
      WordQuestion(context: "in the ", typed: "inthe", touches: touches("inthe")),
    ] {
      _ = decoder.proposal(for: question)
      _ = decoder.nextCharacters(for: question)
    }
    return true
  }

  @Test func changedBytesCostOnlyWords() {
    var numbers = Numbers(state: 1)
    var opened = 0
    for _ in 0..<300 {
      var broken = sections
      for _ in 0..<Int.random(in: 1...20, using: &numbers) {
        let section = Int.random(in: 0..<broken.count, using: &numbers)
        let place = Int.random(in: 0..<broken[section].bytes.count, using: &numbers)
        broken[section].bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      }
      if ask(broken) { opened += 1 }
    }
    #expect(opened > 100)
  }

  @Test func changedNumbersCostOnlyWords() {
    var numbers = Numbers(state: 2)
    for _ in 0..<200 {
      var broken = sections
      let section = Int.random(in: 0..<broken.count, using: &numbers)
      let place = Int.random(in: 0..<broken[section].bytes.count / 4, using: &numbers) * 4
      let values: [[UInt8]] = [
        [255, 255, 255, 255], [0, 0, 0, 128], [255, 255, 255, 127], [0, 0, 0, 0],
      ]
      let value = values[Int.random(in: 0..<values.count, using: &numbers)]
      broken[section].bytes.replaceSubrange(place..<place + 4, with: value)
      _ = ask(broken)
    }
  }

  @Test func sectionsThatEndEarlyCostOnlyWords() {
    for (index, section) in sections.enumerated() {
      for length in stride(from: 0, to: section.bytes.count, by: max(section.bytes.count / 25, 1)) {
        var broken = sections
        broken[index].bytes = Array(section.bytes.prefix(length))
        _ = ask(broken)
      }
    }
  }

  @Test func aLexiconNeedsItsWordsOnly() {
    for name in sections.map(\.name) {
      let rest = sections.filter { $0.name != name }
      #expect(ask(rest) == (name != "trie"))
    }
  }
}
