import Testing

@testable import Language

@Suite struct ContextWordsTests {
  private func context(_ text: String) -> ContextWords {
    ContextWords(text, Folding(language: "en"))
  }

  private func words(_ text: String) -> [String?] {
    context(text).words.map { $0.map { String(String.UnicodeScalarView($0)) } }
  }

  @Test func wordsWithoutCapitals() {
    #expect(words("Thank You ") == ["thank", "you"])
    #expect(words("  don’t  go ") == ["don't", "go"])
  }

  @Test func punctuationAboutAWordIsNone() {
    #expect(words("(well), \"good\" ") == ["well", "good"])
  }

  @Test(arguments: [".", "!", "?", "…", "।", ".\"", "!)"])
  func aSentenceBeginsAfterItsEnd(end: String) {
    let after = context("Very good\(end) ")
    #expect(after.words.isEmpty)
    #expect(after.beginsSentence)
  }

  @Test func aCommaEndsNoSentence() {
    #expect(words("well, ") == ["well"])
  }

  @Test func nothingIsTheBeginning() {
    #expect(context("").beginsSentence)
    #expect(context("   ").beginsSentence)
  }

  @Test func aLineBreakBegins() {
    #expect(context("Dear all,\n").words.isEmpty)
    #expect(words("Dear all\n thank ") == ["thank"])
    #expect(context("Dear all\n thank ").beginsSentence)
  }

  @Test func aWordRightAfterALineBreakIsKnown() {
    #expect(words("Dear all,\nthank ") == ["thank"])
    #expect(words("one\ntwo\n\nthree four ") == ["three", "four"])
    #expect(context("one two\nthree ").beginsSentence)
  }

  @Test func numbersAndAddressesAreUnknownWords() {
    #expect(words("at 12 ") == ["at", nil])
    #expect(words("see a@b.org ") == ["see", nil])
  }

  @Test func onlyTheLastWordsAreKept() {
    let kept = words("one two three four five six seven eight ")
    #expect(kept.last == "eight")
    #expect(kept.count < 8)
    #expect(!context("one two three four five six seven eight ").beginsSentence)
  }

  @Test func aSentenceBeginsInALongTextToo() {
    let long = String(repeating: "something was said. ", count: 40)
    #expect(context(long).beginsSentence)
    #expect(context(long + "Well ").beginsSentence)
    let unended = String(repeating: "something and ", count: 40)
    #expect(!context(unended).beginsSentence)
  }

  @Test func theWordsBeforeAreFoundInTheLexicon() throws {
    let lexicon = try LanguageSource([("thank", 10), ("you", 10)]).lexicon()
    let you = try #require(lexicon.node(of: lexicon.folding.fold("you")))
    let thank = try #require(lexicon.node(of: lexicon.folding.fold("thank")))
    let both = context("Thank you ").predecessors(lexicon)
    #expect(both.last == .node(you))
    #expect(both.before == .node(thank))
    let first = context("Thank ").predecessors(lexicon)
    #expect(first.last == .node(thank))
    #expect(first.before == .sentenceStart)
    let none = context("").predecessors(lexicon)
    #expect(none.last == .sentenceStart)
    #expect(none.before == nil)
    #expect(context("zzz ").predecessors(lexicon).last == nil)
  }
}
