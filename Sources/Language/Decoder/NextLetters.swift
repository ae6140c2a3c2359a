/// How likely each letter is to be typed next.
enum NextLetters {
  /// The probability of each letter, without capitals, and of a space, after what was typed; empty
  /// where no word begins so.
  static func probabilities(_ letters: [Unicode.Scalar], _ models: [WordModel]) -> [String: Double]
  {
    var sums: [Unicode.Scalar: Float] = [:]
    for model in models {
      let trie = model.lexicon.trie
      guard let place = trie.find(letters) else { continue }
      var nodes = Set(model.followers(in: place.index..<place.end, count: wordsWeighed))
      var frequent = Completions(trie)
      frequent.add(
        SearchState(node: UInt32(place.index), end: UInt32(place.end), cost: 0, rank: 0))
      for (node, _) in frequent.best(wordsWeighed) { nodes.insert(node) }
      nodes.insert(place.index)
      var branches: [(nodes: Range<Int>, letter: Unicode.Scalar)] = []
      trie.forEachChild(of: place.index, end: place.end) { child, node, end in
        trie.letter(node.letter).map { branches.append((child..<end, $0)) }
      }
      for node in nodes {
        let word = trie.node(node)
        guard word.isWord, !word.isOffensive else { continue }
        let share = Quantity.share(word.own)
        let probability = Elementary.exp(model.logProbability(node, share: share))
        let letter = branches.first { $0.nodes.contains(node) }?.letter
        if letter != nil || !letters.isEmpty { sums[letter ?? " ", default: 0] += probability }
      }
    }
    let total = sums.values.reduce(0, +)
    guard total > 0 else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: sums.map { (String($0), Double($1 / total) * shareOfKnown) })
  }

  private static let wordsWeighed = 48
  /// So much of the probability goes to words that are known; the rest to any letter.
  private static let shareOfKnown = 0.95
}
