import Glibc
import Language
import Testing

@testable import PackBuilding

/// Pairs counted in text, and words written together.
@Suite struct ContextTests {
  private static let words = ["the", "cat", "dog"].map {
    SourceWord(text: $0, logProbability: Float(log(0.25)))
  }

  private func counted(_ sentences: [Int32?]...) -> ContextNGrams {
    var counter = PairCounter()
    for sentence in sentences { counter.add(sentence) }
    return counter.ngrams(Self.words)
  }

  @Test func pairsAreDiscounted() throws {
    let context = counted([0, 1], [0, 1], [0, 2])
    let start = SourceNGram.sentenceStart
    #expect(context.bigrams.map(\.words) == [[start, 0], [0, 1]])
    // Seen twice of three times, less three quarters.
    #expect(abs(context.bigrams[1].logProbability - log(1.25 / 3)) < 1e-5)
    // What is left of the probability, over what the words not seen there have.
    let backoff = log((1 - 1.25 / 3) / (1 - 0.25))
    #expect(abs(Double(context.unigramBackoffs[0]) - backoff) < 1e-5)
    #expect(context.unigramBackoffs[1] == 0)
  }

  @Test func probabilitiesAfterAWordAddUpToOne() {
    let context = counted([0, 1], [0, 1], [0, 2], [0, 2], [0, 0])
    let seen = context.bigrams.filter { $0.words.first == 0 }
    let seenSum = seen.reduce(0) { $0 + exp(Double($1.logProbability)) }
    let rest = exp(Double(context.unigramBackoffs[0])) * (1 - 0.25 * Double(seen.count))
    #expect(abs(seenSum + rest - 1) < 1e-5)
  }

  @Test func unknownWordsCutTheText() {
    let context = counted([0, nil, 1], [0, nil, 1])
    #expect(context.bigrams.map(\.words) == [[SourceNGram.sentenceStart, 0]])
  }

  @Test func nothingSeenTwiceIsNoContext() {
    let context = counted([0, 1])
    #expect(context.bigrams.isEmpty)
    #expect(context.unigramBackoffs.isEmpty)
  }

  @Test func elisionsAndWhatFollows() {
    let elided = ElidedWords(
      authority: WordAuthority("l'heure l'avion d'avion"), evidence: CasingEvidence())
    let wholes = elided.wholes(
      elisions: ["l'": 0.02, "d'": 0.01],
      words: [("heure", 0.001), ("avion", 0.003), ("maison", 0.9), ("c'est", 0.1)])
    #expect(wholes.map(\.text) == ["d'avion", "l'heure", "l'avion"])
    // By chance: of what can follow, three quarters are avion.
    #expect(abs(wholes[2].share - 0.02 * 0.75) < 1e-9)
  }

  @Test func textTellsWhichWholesAreFrequent() {
    let text = [["Là"] + Array(repeating: "c'est", count: 2000)]
    let elided = ElidedWords(
      authority: WordAuthority("c'est c'ours"), evidence: CasingEvidence(text))
    let wholes = elided.wholes(
      elisions: ["c'": 0.01], words: [("est", 0.01), ("ours", 0.01)])
    // Half from the text, which has only c'est; half from chance, which knows no difference.
    #expect(abs(wholes[0].share - 0.0075) < 1e-9)
    #expect(abs(wholes[1].share - 0.0025) < 1e-9)
  }
}
