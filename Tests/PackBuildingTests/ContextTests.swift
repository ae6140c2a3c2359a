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

  @Test func wordsHaveSharesOfTheText() {
    var counter = PairCounter()
    counter.add([0, 1, nil])
    counter.add([0, 0])
    let shares = counter.shares(3)
    #expect(abs(Double(shares[0] ?? 0) - log(0.75)) < 1e-5)
    #expect(abs(Double(shares[1] ?? 0) - log(0.25)) < 1e-5)
    #expect(shares[2] == nil)
  }

  @Test("What follows is drawn towards the words used at large, and adds up to what it was")
  func adaptation() {
    var context = ContextNGrams(
      bigrams: [
        SourceNGram(words: [0, 1], logProbability: Float(log(0.3))),
        SourceNGram(words: [0, 2], logProbability: Float(log(0.3))),
      ],
      trigrams: [SourceNGram(words: [1, 0, 2], logProbability: Float(log(0.5)))])
    // The cat has four times the share in the text that it has at large, the dog the same.
    context.adapt(to: Self.words, from: [nil, 0, Float(log(0.25))])
    let seen = context.bigrams.map { exp(Double($0.logProbability)) }
    #expect(abs(seen[0] + seen[1] - 0.6) < 1e-5)
    #expect(abs(log(seen[1] / seen[0]) - Double(ContextNGrams.adaptation) * log(4.0)) < 1e-4)
    // Where nothing else is known in a context there is nothing to share out.
    #expect(abs(exp(Double(context.trigrams[0].logProbability)) - 0.5) < 1e-5)
  }

  @Test func noWordIsDrawnFurtherThanTheMost() {
    var context = ContextNGrams(bigrams: [
      SourceNGram(words: [0, 1], logProbability: -1),
      SourceNGram(words: [0, 2], logProbability: -1),
    ])
    context.adapt(to: Self.words, from: [nil, -100, Float(log(0.25))])
    let difference = context.bigrams[0].logProbability - context.bigrams[1].logProbability
    #expect(
      abs(difference - ContextNGrams.adaptation * ContextNGrams.largestChange) < 1e-4)
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
