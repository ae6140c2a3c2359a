import Testing

@testable import Language

@Suite struct NextLetterTests {
  private func next(_ typed: String, after context: String = "") throws -> [String: Double] {
    try SmallEnglish.decoder().nextCharacters(for: WordQuestion(context: context, typed: typed))
  }

  private func likeliest(_ letters: [String: Double]) -> String? {
    letters.max { $0.value < $1.value }?.key
  }

  @Test func lettersThatGoOnAWordAreLikely() throws {
    let letters = try next("th")
    #expect(likeliest(letters) == "e")
    #expect(letters["x"] == nil)
    #expect((letters["e"] ?? 0) > (letters["a"] ?? 0))
  }

  @Test func aWholeWordIsFollowedByASpace() throws {
    #expect(likeliest(try next("hello")) == " ")
    #expect(likeliest(try next("the")) == " ")
  }

  @Test func whatWasSaidCounts() throws {
    #expect(likeliest(try next("", after: "thank ")) == "y")
    #expect(likeliest(try next("m", after: "good ")) == "o")
    #expect(likeliest(try next("m", after: "thank you very ")) == "u")
  }

  @Test func probabilitiesAddUpToLessThanOne() throws {
    for typed in ["", "t", "th", "the", "w"] {
      let sum = try next(typed).values.reduce(0, +)
      #expect(sum > 0.9 && sum < 1)
    }
  }

  @Test func whereNoWordBeginsSoNothingIsKnown() throws {
    #expect(try next("xq").isEmpty)
    #expect(try next("日本").isEmpty)
  }
}
