/// The words that may come next.
enum NextWords {
  /// The best so many, of all lexicons.
  static func best(_ models: [WordModel], _ limit: Int) -> [String] {
    var found: [Candidate] = []
    for model in models {
      let trie = model.lexicon.trie
      var nodes = Set(model.followers(in: 0..<trie.nodeCount, count: followersWeighed))
      var frequent = Completions(trie)
      frequent.add(
        SearchState(node: 0, end: UInt32(trie.nodeCount), cost: 0, rank: 0))
      for word in frequent.best(limit + frequentWords) { nodes.insert(word.node) }
      let scored = nodes.compactMap { node -> (node: Int, score: Float)? in
        let data = trie.node(node)
        guard data.mayBeOffered else { return nil }
        return (node, model.logProbability(node, share: Quantity.share(data.own)))
      }
      found += scored.sorted { ($1.score, $0.node) < ($0.score, $1.node) }.prefix(limit).compactMap
      {
        candidate in
        model.lexicon.forms(of: candidate.node).first { $0.isDictionaryWord && !$0.isOffensive }
          .map { Candidate(text: $0.text, score: candidate.score) }
      }
    }
    return Array(found.merged().prefix(limit).map(\.text))
  }

  private static let frequentWords = 20
  private static let followersWeighed = 24
}
