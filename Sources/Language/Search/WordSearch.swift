/// Looks for the words that what was typed may mean: letter by letter through the trie, with the
/// best so many places after each.
struct WordSearch {
  /// A word before the one that is looked for.
  struct Beginning {
    var node: Int
    /// The word before it, as an index.
    var before: UInt16
    /// In nats: of all up to its end.
    var cost: Float
    /// How many letters were typed up to its end.
    var place = 0
    /// How what follows is joined to it.
    var joint = Joint.space
    /// In nats: how likely the joined parts up to its end are; 0 where none is.
    var logProbability: Float = 0
  }

  let model: WordModel
  let trie: WordTrie
  let letters: LetterCosts
  let costs: ErrorCosts
  private let rules: [[LetterRule]]
  private let furtherSlip: Float
  var frontiers: [Frontier]
  /// The first is no word.
  var beginnings: [Beginning] = [Beginning(node: 0, before: 0, cost: 0)]

  init(_ model: WordModel, _ letters: LetterCosts, _ rules: [[LetterRule]], _ costs: ErrorCosts) {
    self.model = model
    trie = model.lexicon.trie
    self.letters = letters
    self.rules = rules
    furtherSlip = costs.furtherSlip * min(Self.shortWord / Float(max(letters.count, 1)), 1)
    self.costs = costs
    frontiers = Array(repeating: Frontier(), count: letters.count + 1)
  }

  /// The states when all that was typed is explained, best first, with the letters that may be left
  /// out at the end.
  mutating func run() -> [SearchState] {
    let root = trie.node(0)
    guard root.best > 0 else { return [] }
    frontiers[0].add(state(0, trie.nodeCount, cost: 0, root))
    for place in 0..<letters.count { advance(place) }
    var last = frontiers[letters.count]
    last.prune(Self.width)
    var index = 0
    while index < last.states.count {
      omit(last.states[index], within: &last, typed: 0)
      index += 1
    }
    last.prune(Self.width * 2)
    return last.states
  }

  private mutating func advance(_ place: Int) {
    var frontier = Frontier()
    swap(&frontier, &frontiers[place])
    frontier.prune(Self.width)
    let cutoff =
      frontier.states.count < Self.width
      ? Float.infinity : frontier.states.last?.rank ?? .infinity
    var index = 0
    while index < frontier.states.count {
      let state = frontier.states[index]
      index += 1
      guard state.rank <= cutoff else { continue }
      read(place, state)
      swapLetters(place, state)
      for rule in rules[place] { apply(rule, place, state) }
      breakWord(place, state, within: &frontier)
      join(place, state, within: &frontier)
      omit(state, within: &frontier, typed: letters.codes[place])
    }
  }

  /// A place in the trie that was come to at a cost.
  func state(_ node: Int, _ end: Int, cost: Float, _ data: WordTrie.Node) -> SearchState {
    SearchState(
      node: UInt32(node), end: UInt32(end), cost: cost, rank: cost - Quantity.share(data.best))
  }

  /// What a slip costs more after others: the less was typed, the more.
  @inline(__always)
  func further(_ state: SearchState) -> Float {
    state.slips == 0 ? 0 : furtherSlip
  }

  /// A word of so many letters or fewer is short.
  private static let shortWord: Float = 4
  /// So many places are followed after each letter.
  static let width = 160
}
