import Testing

@testable import Language

@Suite struct LetterCostsTests {
  private let costs = ErrorCosts()
  private let alphabet = LanguageSource([("abcdefghijklmnopqrstuvwxyz", 10), ("é", 10), ("ü", 10)])

  private func letters(
    _ typed: String, at points: [KeyPosition?] = []
  ) throws -> (costs: LetterCosts, trie: WordTrie) {
    let lexicon = try alphabet.lexicon()
    let word = TypedWord(WordQuestion(typed: typed, touches: points), lexicon.folding)
    let touch = TouchModel(.qwerty, costs, offsets: [:])
    return (LetterCosts(word, lexicon.trie, touch, costs), lexicon.trie)
  }

  private func meant(
    _ letter: Unicode.Scalar, by typed: String, at place: Int, touch: [KeyPosition?] = []
  ) throws -> Float {
    let (costs, trie) = try letters(typed, at: touch)
    return costs.meant(try #require(trie.code(letter)), at: place)
  }

  @Test func theLetterItselfCostsNothing() throws {
    for (place, letter) in "hello".unicodeScalars.enumerated() {
      #expect(try meant(letter, by: "hello", at: place) == 0)
    }
  }

  @Test func aNeighborIsLikelierThanAKeyFarAway() throws {
    // In the middle of the keys: t, y, f, h and v are about g.
    let near = try "tyfhv".unicodeScalars.map { try meant($0, by: "ag", at: 1) }
    let far = try "qwopzm".unicodeScalars.map { try meant($0, by: "ag", at: 1) }
    #expect(near.allSatisfy { $0 == costs.neighbor })
    #expect(far.allSatisfy { $0 == costs.otherLetter })
    #expect(costs.neighbor < costs.otherLetter)
  }

  @Test func theFirstLetterCostsMore() throws {
    let first = try meant("p", by: "gg", at: 0)
    let second = try meant("p", by: "gg", at: 1)
    #expect(first - second > 0)
    #expect(try meant("g", by: "gg", at: 0) == 0)
  }

  @Test func vowelsAreMistakenForEachOther() throws {
    #expect(try meant("e", by: "xa", at: 1) < meant("p", by: "xa", at: 1))
    #expect(try meant("i", by: "xe", at: 1) == costs.vowel)
  }

  @Test func anAccentIsCheaplyLeftOut() throws {
    #expect(try meant("é", by: "xe", at: 1) == costs.accent)
    #expect(try meant("e", by: "xé", at: 1) == costs.surplusAccent)
  }

  @Test func whereTheFingerLandedTells() throws {
    let between = KeyPosition(column: 3.5, row: 0)
    let r = try meant("r", by: "ar", at: 1, touch: [nil, between])
    let t = try meant("t", by: "ar", at: 1, touch: [nil, between])
    #expect(abs(r - t) < 0.01)
    let onR = KeyPosition(column: 3.1, row: 0)
    #expect(try meant("r", by: "ar", at: 1, touch: [nil, onR]) < 0.1)
    #expect(try meant("t", by: "ar", at: 1, touch: [nil, onR]) > 3)
  }

  @Test func aTouchFarFromALetterIsStillASlipOfTheMind() throws {
    let onR = KeyPosition(column: 3, row: 0)
    #expect(try meant("m", by: "ar", at: 1, touch: [nil, onR]) == costs.otherLetter)
  }

  @Test func exactIsTheTouchAlone() throws {
    let (plain, _) = try letters("ar")
    #expect(plain.exact == [0, 0])
    let (touched, _) = try letters("ar", at: [nil, KeyPosition(column: 3.31, row: 0)])
    // One standard deviation off in one direction is half a nat.
    #expect(touched.exact[0] == 0)
    #expect(abs(touched.exact[1] - 0.5) < 0.01)
  }

  @Test func aSurplusLetterIsLikelierDoubledOrBesideAnother() throws {
    let (found, _) = try letters("xoopgm")
    #expect(found.surplus[2] == costs.surplusDouble)
    #expect(found.surplus[3] == costs.surplusNeighbor)
    #expect(found.surplus[0] == costs.surplus + costs.firstLetter)
    #expect(found.surplus[4] == costs.surplus)
    #expect(found.surplus[5] == costs.surplus + costs.surplusLast)
  }

  @Test func onlyLettersAboveTheSpaceBarAreHitForIt() throws {
    let (found, _) = try letters("nbvqp")
    #expect(found.space.prefix(3).allSatisfy { $0 == costs.spaceAsLetter })
    #expect(found.space.suffix(2).allSatisfy { $0 == .infinity })
  }

  @Test func aTouchLowOnALetterMayBeASpace() throws {
    let high = try letters("n", at: [KeyPosition(column: 5.5, row: 1.9)]).costs.space[0]
    let low = try letters("n", at: [KeyPosition(column: 5.5, row: 2.45)]).costs.space[0]
    #expect(low < high)
    #expect(low < 3)
  }

  @Test func anUnknownLetterIsNoneOfThem() throws {
    let (found, trie) = try letters("日a")
    #expect(found.codes == [0, try #require(trie.code("a"))])
    #expect(found.meant(try #require(trie.code("a")), at: 0) >= costs.otherLetter)
  }

  @Test func beyondTheLettersNothingIsMeant() throws {
    let (found, _) = try letters("ab")
    #expect(found.meant(1, at: 2) == .infinity)
    #expect(found.meant(0, at: 0) == .infinity)
  }
}
