/// What each letter would cost at each place of what was typed, for one lexicon.
struct LetterCosts {
  /// How many letters were typed.
  let count: Int
  /// The number of each typed letter in the lexicon's nodes, 0 where no word has it.
  let codes: [Int]
  /// What it costs that the letter is one too many.
  let surplus: [Float]
  /// Whether the letter is the third or a further one of the same in a row.
  let isRepeated: [Bool]
  /// What it costs that the space bar was meant; infinite where it is far.
  let space: [Float]
  /// What it costs that the typed letter itself was meant.
  let exact: [Float]
  /// The same of all letters up to each place.
  let exactSums: [Float]
  private let meant: [Float]
  private let width: Int

  init(_ typed: TypedWord, _ trie: WordTrie, _ touch: TouchModel, _ costs: ErrorCosts) {
    count = typed.letters.count
    codes = typed.letters.map { trie.code($0) ?? 0 }
    width = trie.letters.count + 1
    let letters = trie.letters.map { KeyedLetter($0, touch.grid) }
    let hits = typed.letters.map { KeyedLetter($0, touch.grid) }
    var meant = [Float](repeating: .infinity, count: count * width)
    var (surplus, space, exact): ([Float], [Float], [Float]) = ([], [], [])
    for (place, hit) in hits.enumerated() {
      // A touch that is far from the key says nothing of a letter that was chosen otherwise.
      let point = typed.touches[place].flatMap { touch.isNear($0, hit) ? $0 : nil }
      let atKey = point.map { touch.cost($0, hit) } ?? 0
      for (index, letter) in letters.enumerated() {
        var cost = atKey + hit.slipCost(meant: letter, costs, hasTouch: point != nil)
        if place == 0, letter.key != hit.key { cost += costs.firstLetter }
        if let point {
          cost = min(cost, touch.cost(point, letter) + hit.accentCost(meant: letter, costs))
        }
        meant[place * width + index + 1] = cost
      }
      exact.append(atKey)
      surplus.append(Self.surplus(hits, at: place, costs))
      space.append(touch.spaceCost(point, hit))
    }
    isRepeated = hits.indices.map { Self.isRepeated(hits, at: $0) }
    exactSums = exact.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    (self.meant, self.surplus, self.space, self.exact) = (meant, surplus, space, exact)
  }

  /// What it costs that a letter, by its number, was meant at a place.
  @inline(__always)
  func meant(_ code: Int, at place: Int) -> Float {
    let index = place * width + code
    return index < meant.count ? meant[index] : .infinity
  }

  /// Whether the two letters before are the same as the one here.
  private static func isRepeated(_ hits: [KeyedLetter], at place: Int) -> Bool {
    place > 1 && hits[place - 2...place - 1].allSatisfy { $0.letter == hits[place].letter }
  }

  private static func surplus(_ hits: [KeyedLetter], at place: Int, _ costs: ErrorCosts) -> Float {
    let hit = hits[place]
    let edge =
      (place == 0 ? costs.firstLetter : 0) + (place == hits.count - 1 ? costs.surplusLast : 0)
    if place > 0, hits[place - 1].letter == hit.letter {
      return isRepeated(hits, at: place) ? costs.surplusRepeated : costs.surplusDouble
    }
    let isBeside =
      (place > 0 && hits[place - 1].isBeside(hit))
      || (place + 1 < hits.count && hits[place + 1].isBeside(hit))
    return edge + (isBeside ? costs.surplusNeighbor : costs.surplus)
  }
}
