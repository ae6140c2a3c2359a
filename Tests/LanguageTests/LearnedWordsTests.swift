import PackTestSupport
import Testing

@testable import Language

@Suite("Learned words")
struct LearnedWordsTests {
  private let today = 20_000
  private var words = LearnedWords()

  @Test("a word is the person's own after it was kept twice")
  mutating func twice() {
    _ = words.keep("xylo")
    #expect(!words.isOwn("xylo", in: "en"))
    #expect(words.ownWords(in: "en").isEmpty)
    _ = words.keep("xylo", today: today + 300)
    #expect(words.isOwn("xylo", in: "en"))
    #expect(!words.isOwn("xylo", in: "de"))
    #expect(words.ownWords(in: "en").map(\.word) == ["xylo"])
  }

  @Test("a word whose correction was taken back is known at once")
  mutating func taught() {
    #expect(!words.teach("teh", language: "en", today: today).isEmpty)
    #expect(words.isOwn("teh", in: "en"))
  }

  @Test("what was not kept after all counts nothing, and leaves no pair")
  mutating func retracted() {
    _ = words.keep("go xylo")
    _ = words.retract("xylo", after: "go", language: "en", today: today)
    #expect(words.use(of: "xylo", in: "en") == nil)
    #expect(words.followers(of: "go", in: "en").isEmpty)
    _ = words.keep("xylo xylo")
    _ = words.retract("xylo", after: "xylo", language: "en", today: today)
    #expect(words.use(of: "xylo", in: "en")?.count == 1)
    #expect(words.retract("never", after: "x", language: "en", today: today).isEmpty)
  }

  @Test(
    "what is no word is not learned",
    arguments: ["abc123", "4711", "a@b", "", "-", "'", String(repeating: "a", count: 41), "a b"])
  mutating func noWord(text: String) {
    #expect(words.keep(text, after: nil, language: "en", today: today).isEmpty)
    #expect(words.teach(text, language: "en", today: today).isEmpty)
    #expect(words.isEmpty)
  }

  @Test(
    "words of every script are, with apostrophes and hyphens",
    arguments: ["it's", "l'été", "well-known", "München", "हिन्दी", "слово", "שלום", "naïve"])
  mutating func word(text: String) {
    #expect(words.keep(text, after: nil, language: "x", today: today).count == 1)
    #expect(words.use(of: text, in: "x")?.count == 1)
  }

  @Test("with either apostrophe it is one word")
  mutating func apostrophe() {
    _ = words.keep("don’t don't")
    #expect(words.use(of: "don't", in: "en")?.count == 2)
    #expect(words.followers(of: "don't", in: "en")["don't"]?.count == 1)
    _ = words.retract("don’t", after: "don’t", language: "en", today: today)
    #expect(words.use(of: "don't", in: "en")?.count == 1)
    _ = words.forget("Don’t")
    #expect(words.use(of: "don't", in: "en") == nil)
  }

  @Test("every change says all that is needed to have it again")
  mutating func restored() {
    var written: [LearnedChange] = []
    written += words.keep("my xylo is my xylo")
    written += words.teach("teh", language: "en", today: today)
    written += words.land(on: "e", arrangement: "en", column: 0.2, row: -0.1)
    written += words.retract("xylo", after: "my", language: "en", today: today)
    written += words.forget("is")
    var again = LearnedWords()
    for change in written { again.restore(change) }
    #expect(again == words)
  }

  @Test("a single letter is learned only before another word")
  mutating func single() {
    _ = words.keep("I xylo")
    #expect(words.use(of: "I", in: "en") == nil)
    #expect(words.followers(of: "I", in: "en")["xylo"]?.count == 1)
  }

  @Test("the capital of a sentence's beginning is not the word's, unless it is known with it")
  mutating func capital() {
    func begin(_ words: inout LearnedWords, _ text: String) {
      _ = words.keep(text, after: nil, beginsSentence: true, language: "en", today: 20_000)
    }
    begin(&words, "Hello")
    #expect(words.use(of: "hello", in: "en")?.count == 1)
    begin(&words, "NASA")
    begin(&words, "iPhone")
    #expect(words.use(of: "NASA", in: "en") != nil)
    #expect(words.use(of: "iPhone", in: "en") != nil)
    _ = words.keep("Anna Anna")
    begin(&words, "Anna")
    #expect(words.use(of: "Anna", in: "en")?.count == 3)
    #expect(words.use(of: "anna", in: "en") == nil)
    _ = words.keep("you", after: "Hello", language: "en", today: today)
    #expect(words.followers(of: "hello", in: "en")["you"] != nil)
  }

  @Test("use fades by half in 60 days, and what has faded is forgotten")
  mutating func decay() {
    _ = words.keep("xylo xylo xylo")
    #expect(words.use(of: "xylo", in: "en")?.weight(on: today) == 3)
    #expect(words.use(of: "xylo", in: "en")?.weight(on: today + 60) == 1.5)
    #expect(words.use(of: "xylo", in: "en")?.weight(on: today - 9) == 3)
    #expect(words.fade(today: today + 60).isEmpty)
    let changes = words.fade(today: today + 300)
    #expect(changes.contains(.word("xylo", language: "en", nil)))
    #expect(words == LearnedWords(parts: words.parts.mapValues { _ in .init() }))
  }

  @Test("too many words or pairs: the least used go")
  mutating func bounded() {
    var limits = LearnedWords.Limits()
    limits.words = 20
    limits.pairs = 30
    words = LearnedWords(limits: limits)
    for _ in 0..<3 { _ = words.keep("stay here") }
    var removed = 0
    for first in "abcdefgh" {
      for second in "abcdefgh" {
        removed +=
          words.keep("\(first)\(second) here").filter {
            if case .word(_, _, nil) = $0 { true } else { false }
          }.count
      }
    }
    #expect(words.wordCount <= 20 && words.wordCount >= 18)
    #expect(words.wordCount == words.parts["en"]?.words.count)
    #expect(words.pairCount <= 30)
    #expect(removed == 66 - words.wordCount)
    #expect(words.isOwn("stay", in: "en"))
    #expect(words.followers(of: "stay", in: "en")["here"]?.count == 3)
  }

  @Test("a forgotten word is gone whatever its capitals, in every language, with its pairs")
  mutating func forgotten() {
    _ = words.keep("my Xylo is", language: "en")
    _ = words.keep("ma xylo", language: "fr")
    let changes = words.forget("xylo")
    #expect(changes.contains(.pair(previous: "Xylo", word: "is", language: "en", nil)))
    #expect(Set(changes).count == 5)
    #expect(words.use(of: "Xylo", in: "en") == nil)
    #expect(words.use(of: "xylo", in: "fr") == nil)
    #expect(words.pairs(in: "en").isEmpty)
    #expect(words.use(of: "my", in: "en") != nil)
  }

  @Test("offsets follow the finger, old touches fade, wild ones do not count")
  mutating func offsets() throws {
    for _ in 0..<10 { _ = words.land(on: "e", arrangement: "en", column: 0.2, row: -0.1) }
    var offset = try #require(words.offsets(on: "en")["e"])
    #expect(abs(offset.column - 0.2) < 1e-9 && abs(offset.row + 0.1) < 1e-9)
    #expect(words.land(on: "e", arrangement: "en", column: 0.9, row: 0).isEmpty)
    #expect(words.land(on: "e", arrangement: "en", column: .nan, row: 0).isEmpty)
    for _ in 0..<1_000 { _ = words.land(on: "e", arrangement: "en", column: -0.2, row: 0) }
    offset = try #require(words.offsets(on: "en")["e"])
    #expect(offset.count == KeyOffset.memory)
    #expect(offset.column < -0.19)
    #expect(words.offsets(on: "de").isEmpty)
  }
}

extension LearnedWords {
  fileprivate init(parts: [String: Part]) {
    self.init()
    self.parts = parts
  }
}
