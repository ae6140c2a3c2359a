import Testing

@testable import Language

@Suite struct CandidateTests {
  @Test func theBestComeFirst() {
    let merged = [
      Candidate(text: "b", score: -5), Candidate(text: "a", score: -2),
      Candidate(text: "c", score: -9),
    ].merged()
    #expect(merged.map(\.text) == ["a", "b", "c"])
  }

  @Test func theSameTextTwiceIsLikelierThanOnce() {
    let merged = [Candidate(text: "a", score: -2), Candidate(text: "a", score: -2)].merged()
    #expect(merged.count == 1)
    // Twice as likely: ln 2 more.
    #expect(abs(merged[0].score + 2 - 0.6931) < 0.001)
  }

  @Test func aWholeWordIsNoCompletion() {
    let whole = Candidate(text: "in", score: -3)
    let begun = Candidate(text: "in", score: -3, isCompletion: true)
    #expect([whole, begun].merged().map(\.isCompletion) == [false])
    #expect([begun, whole].merged().map(\.isCompletion) == [false])
    #expect([begun, begun].merged().map(\.isCompletion) == [true])
  }

  @Test func otherCapitalsAreAnotherText() {
    #expect(
      [Candidate(text: "us", score: -1), Candidate(text: "US", score: -1)].merged().count == 2)
  }

  @Test func ofNothingComesNothing() { #expect([Candidate]().merged().isEmpty) }
}
