/// How likely each letter is to be typed next.
struct NextLetters {
  private var sums: [Unicode.Scalar: Float] = [:]

  /// The probability of each letter, without capitals, and of a space, after what was typed; empty
  /// where no word begins so.
  static func probabilities(_ letters: [Unicode.Scalar], _ models: [WordModel], _ costs: ErrorCosts)
    -> [String: Double]
  {
    var next = NextLetters()
    for model in models {
      if let place = model.lexicon.trie.find(letters) {
        next.addWords(model, at: place.index..<place.end, mayEnd: !letters.isEmpty)
      }
      for place in model.lexicon.joinedPlaces(letters) where place.isFollowed {
        next.addJoinedWords(model, place, costs)
      }
    }
    let total = next.sums.values.reduce(0, +)
    guard total > 0 else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: next.sums.map { (String($0), Double($1 / total) * shareOfKnown) })
  }

  private mutating func addWords(_ model: WordModel, at place: Range<Int>, mayEnd: Bool) {
    let followers = model.followers(in: place, count: Self.wordsWeighed)
    // A shortened word stands before no space.
    let joining = model.lexicon.trie.node(place.lowerBound).joining
    let mayEnd = mayEnd && !joining.contains(.elision)
    add(model, at: place, words: followers, role: [], mayEnd: mayEnd) {
      model.logProbability($0, share: $1)
    }
  }

  private mutating func addJoinedWords(
    _ model: WordModel, _ place: JoinedPlace, _ costs: ErrorCosts
  ) {
    let beginning =
      model.prior + model.lexicon.logProbability(place.beginnings) - costs.joining(place.joint)
    add(
      model, at: place.range, words: [], role: place.joint.laterRole, mayEnd: place.letterCount > 0
    ) { _, share in beginning + share }
  }

  /// Adds the letters after a place of these words and the most frequent below, and a space where it
  /// ends one itself.
  private mutating func add(
    _ model: WordModel, at place: Range<Int>, words: [Int], role: JoiningRoles, mayEnd: Bool,
    logProbability: (_ node: Int, _ share: Float) -> Float
  ) {
    let trie = model.lexicon.trie
    let (index, end) = (place.lowerBound, place.upperBound)
    var nodes = Set(words)
    var frequent = Completions(trie)
    frequent.add(SearchState(node: UInt32(index), end: UInt32(end), cost: 0, rank: 0), role: role)
    for word in frequent.best(Self.wordsWeighed) { nodes.insert(word.node) }
    nodes.insert(index)
    var branches: [(nodes: Range<Int>, letter: Unicode.Scalar)] = []
    trie.forEachChild(of: index, end: end) { child, node, end in
      trie.letter(node.letter).map { branches.append((child..<end, $0)) }
    }
    for node in nodes {
      let word = trie.node(node)
      guard word.isWord, !word.isOffensive, word.joining.isSuperset(of: role) else { continue }
      let letter = branches.first { $0.nodes.contains(node) }?.letter
      guard letter != nil || mayEnd else { continue }
      sums[letter ?? " ", default: 0] += Elementary.exp(
        logProbability(node, Quantity.share(word.own)))
    }
  }

  private static let wordsWeighed = 48
  /// So much of the probability goes to words that are known; the rest to any letter.
  private static let shareOfKnown = 0.95
}

extension JoinedPlace {
  /// Whether letters that go on here are worth a look: after a shortened word at once, in a compound
  /// when its next part is begun.
  fileprivate var isFollowed: Bool { joint == .elision || letterCount > 0 }
}
