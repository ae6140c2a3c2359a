/// Finds the best words below places of the trie, best first.
struct Completions {
  private let trie: WordTrie
  /// Places and words still to come; the words are those whose place was visited.
  private var waiting: [Waiting] = []
  private var places: [(state: SearchState, role: JoiningRoles)] = []

  /// A word, and the place below which it was found.
  struct Completion {
    var node: Int
    var place: SearchState
  }

  private struct Waiting {
    var node: Int
    var end: Int
    /// The number of the place.
    var place: Int
    var rank: Float
    var isWord: Bool
  }

  /// So many nodes are looked at for each word; where words of a role are rare, fewer are found.
  private static let nodesPerWord = 100

  init(_ trie: WordTrie) { self.trie = trie }

  /// The words of a role below this place are looked at; with none, all.
  mutating func add(_ state: SearchState, role: JoiningRoles = []) {
    places.append((state, role))
    visit(Int(state.node), Int(state.end), place: places.count - 1)
  }

  /// The best words below.
  mutating func best(_ count: Int) -> [Completion] {
    var result: [Completion] = []
    var nodesLeft = count * Self.nodesPerWord
    while result.count < count, nodesLeft > 0, let next = takeBest() {
      nodesLeft -= 1
      let (state, role) = places[next.place]
      if next.isWord {
        result.append(Completion(node: next.node, place: state))
      } else {
        let node = trie.node(next.node)
        if node.mayBeOffered, node.joining.isSuperset(of: role) {
          put(next.node, next.end, next.place, share: node.own, isWord: true)
        }
        visit(next.node, next.end, place: next.place)
      }
    }
    return result
  }

  private mutating func visit(_ node: Int, _ end: Int, place: Int) {
    trie.forEachChild(of: node, end: end) { child, data, childEnd in
      if data.best > 0 { put(child, childEnd, place, share: data.best, isWord: false) }
    }
  }

  private mutating func put(
    _ node: Int, _ end: Int, _ place: Int, share: UInt8, isWord: Bool
  ) {
    let rank = places[place].state.cost - Quantity.share(share)
    waiting.append(Waiting(node: node, end: end, place: place, rank: rank, isWord: isWord))
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
