import Glibc
import PackTestSupport
import Testing

@testable import PackSources

/// Reading the trigram model, against a file made by its documented layout.
@Suite struct TrigramModelTests {
  private let bytes = TrigramModelFixture.sample.bytes
  /// log 1.0001 in nats.
  private let unit: Float = 0.000_099_995

  private func model(_ bytes: [UInt8]) throws(SourceError) -> TrigramModel {
    try TrigramModel(bytes: bytes, path: "sample")
  }

  private func isClose(_ value: Float, _ expected: Float) -> Bool {
    abs(value - expected * unit) < 1e-4
  }

  @Test func wordsAndUnigrams() throws {
    let model = try model(bytes)
    try #require(model.words == ["<s>", "</s>", "i", "am", "here"])
    #expect(isClose(model.unigrams[2].logProbability, -20_000))
    #expect(isClose(model.unigrams[2].backoff, -3000))
  }

  @Test func aWordByItself() throws {
    let model = try model(bytes)
    let word = try #require(model.unigram("i"))
    #expect(isClose(word.logProbability, -20_000) && isClose(word.backoff, -3000))
    #expect(model.unigram("zebra") == nil)
  }

  @Test func ofAWordThatIsThereTwiceTheFirstCounts() throws {
    var sample = TrigramModelFixture.sample
    sample.words[3] = "i"
    let twice = try model(sample.bytes)
    #expect(isClose(try #require(twice.unigram("i")).logProbability, -20_000))
  }

  @Test func bigramsAreKeyedByTheWordPredicted() throws {
    let model = try model(bytes)
    var found: [TrigramModel.Bigram] = []
    model.forEachBigram(endingWith: 4) { found.append($0) }
    try #require(found.map(\.first) == [3, 2])
    #expect(isClose(found[0].logProbability, -9000))
    try #require(found.map { $0.trigrams.map(\.before) } == [[2], []])
    #expect(isClose(found[0].trigrams[0].logProbability, -5500))
    var second: [TrigramModel.Bigram] = []
    model.forEachBigram(endingWith: 3) { second.append($0) }
    try #require(second.count == 1)
    #expect(isClose(second[0].backoff, -2500))
    #expect(second[0].trigrams.map(\.before) == [0])
    model.forEachBigram(endingWith: 0) { _ in Issue.record("nothing ends with the start") }
  }

  @Test func probabilityOfTwoWords() throws {
    let table = NeighborTable(try model(bytes))
    // P(i) · P(am | i) = exp(-(20000 + 8000) · log 1.0001)
    #expect(abs(table.probability("i", "am") - 0.060_822) < 1e-5)
    #expect(table.probability("am", "i") == 0)
    #expect(table.probability("i", "zebra") == 0)
  }

  @Test func partOfAWordThatFollowsOthers() throws {
    let table = NeighborTable(try model(bytes))
    // P(i) · P(am | i) / P(am), and nothing follows itself.
    let model = try model(bytes)
    let expected = 0.060_822 / Double(exp(model.unigrams[3].logProbability))
    #expect(abs(try #require(table.part(of: "am", after: ["i", "am"])) - expected) < 1e-4)
    #expect(table.part(of: "zebra", after: ["i"]) == nil)
  }

  @Test func fileThatIsNone() {
    #expect(throws: SourceError.self) { try model([]) }
    #expect(throws: SourceError.self) { try model(Array("Trie Language Model".utf8)) }
    #expect(throws: SourceError.self) { try model(bytes.dropLast(2)) }
    var order = bytes
    order[19] = 2
    #expect(throws: SourceError.self) { try model(order) }
  }

  @Test func brokenPointers() {
    var broken = bytes
    // The first bigram of the second unigram.
    let place = 19 + 1 + 16 + 3 * 65536 * 4 + 12 + 8
    broken[place + 3] = 0x7F
    #expect(throws: SourceError.self) { try model(broken) }
  }

  @Test func brokenBitsAreSkipped() throws {
    var broken = bytes
    let pairs = 19 + 1 + 16 + 3 * 65536 * 4 + 6 * 12
    for place in pairs..<(broken.count - 25) { broken[place] = 0xFF }
    let model = try model(broken)
    model.forEachBigram(endingWith: 4) { #expect($0.first < 5) }
  }
}
