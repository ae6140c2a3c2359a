/// Finds the best words below places of the trie, best first.
struct Completions {
  private let trie: WordTrie
  /// Places and words still to come; the words are those whose place was visited.
  private var waiting: [Waiting] = []

  private struct Waiting {
    var node: Int
    var end: Int
    var cost: Float
    var rank: Float
    var isWord: Bool
  }

  init(_ trie: WordTrie) { self.trie = trie }

  /// The words below this place are looked at.
  mutating func add(_ state: SearchState) {
    visit(Int(state.node), Int(state.end), cost: state.cost)
  }

  /// The best words below, with the cost of the place they were found from.
  mutating func best(_ count: Int) -> [(node: Int, cost: Float)] {
    var result: [(node: Int, cost: Float)] = []
    while result.count < count, let next = takeBest() {
      if next.isWord {
        result.append((next.node, next.cost))
      } else {
        let node = trie.node(next.node)
        if node.mayBeOffered {
          put(next.node, next.end, next.cost, share: node.own, isWord: true)
        }
        visit(next.node, next.end, cost: next.cost)
      }
    }
    return result
  }

  private mutating func visit(_ node: Int, _ end: Int, cost: Float) {
    trie.forEachChild(of: node, end: end) { child, data, childEnd in
      if data.best > 0 { put(child, childEnd, cost, share: data.best, isWord: false) }
    }
  }

  private mutating func put(
    _ node: Int, _ end: Int, _ cost: Float, share: UInt8, isWord: Bool
  ) {
    waiting.append(
      Waiting(
        node: node, end: end, cost: cost, rank: cost - Quantity.share(share), isWord: isWord))
    var child = waiting.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard waiting[child].rank < waiting[parent].rank else { return }
      waiting.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func takeBest() -> Waiting? {
    guard let first = waiting.first else { return nil }
    waiting.swapAt(0, waiting.count - 1)
    waiting.removeLast()
    var parent = 0
    while parent * 2 + 1 < waiting.count {
      var child = parent * 2 + 1
      if child + 1 < waiting.count, waiting[child + 1].rank < waiting[child].rank { child += 1 }
      guard waiting[child].rank < waiting[parent].rank else { break }
      waiting.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
