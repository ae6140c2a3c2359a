import Testing

@testable import PackSources

/// How running text is cut into sentences of words.
@Suite struct ProseTests {
  private func sentences(_ text: String) -> [[String]] {
    var prose = Prose()
    prose.add(text)
    return prose.sentences
  }

  @Test func sentencesEndAtTheirMarks() {
    #expect(
      sentences("I came, I saw. Did you? No; he did!")
        == [["I", "came", "I", "saw"], ["Did", "you"], ["he", "did"]])
  }

  @Test func wordsKeepApostrophesAndHyphensInside() {
    #expect(
      sentences("It’s a well-known dog's 'life'")
        == [["It's", "a", "well-known", "dog's", "life"]])
  }

  @Test func emptyLineEndsASentenceAndANewlineDoesNot() {
    #expect(
      sentences("one two\nthree\n\nfour five") == [["one", "two", "three"], ["four", "five"]])
  }

  @Test func whatIsStuckToDigitsOrSignsIsNoWord() {
    #expect(
      sentences("see file_name at a@b the 3rd end") == [
        ["see", "name", "at", "b", "the", "rd", "end"]
      ])
  }
}
