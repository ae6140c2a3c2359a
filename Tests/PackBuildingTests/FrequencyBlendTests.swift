import Glibc
import Testing

@testable import PackBuilding

/// How the written and the spoken list become one.
@Suite struct FrequencyBlendTests {
  private let shape: WordShape

  init() throws { shape = WordShape(script: try #require(Script.most(of: ["the"]))) }

  private func blend(
    _ written: [String: Double], _ spoken: [String: Int],
    others: [(word: String, share: Double)] = []
  ) -> FrequencyBlend {
    FrequencyBlend(
      written: written.map { ($0.key, log($0.value)) }, spoken: spoken, others: others,
      shape: shape)
  }

  private func isClose(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-9 } ?? false
  }

  @Test func eachListWeighsHalf() {
    let blend = blend(["the": 0.6, "whereas": 0.2], ["the": 100, "hey": 300])
    // Shares in each: the 3/4 and 1/4, whereas 1/4, hey 3/4.
    #expect(isClose(blend.shares["the"], 0.5))
    #expect(isClose(blend.shares["whereas"], 0.125))
    #expect(isClose(blend.shares["hey"], 0.375))
    #expect(isClose(blend.shares.values.reduce(0, +), 1))
  }

  @Test("The same lists make the same shares, to the last bit, in whatever order they come")
  func sharesAreTheSame() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    var counts: [String: Int] = ["'s": 77, "it": 913]
    for (row, first) in letters.enumerated() {
      for (column, second) in letters.enumerated() {
        counts["\(first)\(second)", default: 0] += 5 + (row * 7919 + column * 104_729) % 10_007
      }
    }
    var roomy = counts
    roomy.reserveCapacity(100_000)
    #expect(Array(counts.keys) != Array(roomy.keys))
    let written = ["it's": 0.001, "he's": 0.003, "ab": 0.7]
    #expect(blend(written, counts).shares == blend(written, roomy).shares)
  }

  @Test func withoutASpokenListTheWrittenOneCountsAlone() {
    let blend = blend(["the": 0.3, "a": 0.1, "00": 0.6], [:])
    #expect(isClose(blend.shares["the"], 0.75))
    #expect(blend.shares["00"] == nil)
    #expect(blend.spokenCounts.isEmpty)
  }

  @Test func rareSpokenWordsAreNotBelieved() {
    let blend = blend(["the": 1], ["the": 996, "zzyzx": 4])
    #expect(blend.shares["zzyzx"] == nil)
  }

  @Test func contractionsArePutTogetherAgain() {
    let written = ["don't": 0.3, "can't": 0.1, "don": 0.01, "can": 0.2]
    let whole = Contractions(["don": 320, "can": 500, "'t": 400, "'zz": 3]).joined(by: written)
    #expect(whole == ["don": 20, "can": 400, "don't": 300, "can't": 100])
  }

  @Test func elisionsAreWordsWithTheirApostrophe() {
    let blend = blend(["l": 0.1, "heure": 0.3], ["l'": 100, "heure": 100])
    #expect(blend.shares["l"] == nil)
    #expect(isClose(blend.shares["l'"], (0.25 + 0.5) / 2))
    #expect(isClose(blend.elisions["l'"], (0.25 + 0.5) / 2))
  }

  @Test func thirdListCountsWhereTheOthersHaveNothing() {
    let blend = blend(["the": 1], [:], others: [("the", 0.5), ("ma'am", 0.25)])
    #expect(isClose(blend.shares["ma'am"], 0.2))
    #expect(isClose(blend.shares["the"], 0.8))
  }

  @Test func whatIsComparedWithOtherLanguages() {
    #expect(isClose(blend(["the": 0.5, "a": 0.5], ["the": 100]).comparableShare("the"), 1))
    #expect(isClose(blend(["the": 0.5, "a": 0.5], [:]).comparableShare("the"), 0.5))
    #expect(blend(["the": 1], ["the": 100]).comparableShare("a") == 0)
  }

  @Test func namesAreAsFrequentInOtherLanguages() {
    let lists = [
      ["jack": 10, "oui": 90], ["jack": 30, "tak": 70], ["and": 50, "nej": 50],
      ["jack": 20, "no": 80],
      ["ja": 100],
    ]
    let names = NameEvidence(lists)
    // In the middle of the five: 0.1 of theirs where ours has 0.2.
    #expect(isClose(names.part("jack", share: 0.2), 0.5))
    #expect(names.part("and", share: 0.2) == 0)
    #expect(names.part("jack", share: 0) == 0)
    #expect(NameEvidence([]).part("jack", share: 0.1) == 0)
  }
}
