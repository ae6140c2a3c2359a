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

  private let model: WordModel
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

  func state(_ node: Int, _ end: Int, cost: Float, _ data: WordTrie.Node) -> SearchState {
    SearchState(
      node: UInt32(node), end: UInt32(end), cost: cost, rank: cost - Quantity.share(data.best))
  }

  /// The typed letter was meant to be one below, or is one too many.
  @inline(__always)
  private mutating func read(_ place: Int, _ state: SearchState) {
    let end = Int(state.end)
    let exact = letters.exact[place]
    let role = firstLetterRole(state)
    var child = Int(state.node) + 1
    while child < end {
      let node = trie.node(child)
      let childEnd = min(child + max(node.size, 1), end)
      if node.best > 0, node.joining.isSuperset(of: role) {
        let slip = letters.meant(node.letter, at: place)
        let isSlip = slip - exact > Self.leastSlip
        let cost = state.cost + slip + (isSlip ? further(state) : 0)
        frontiers[place + 1].add(
          SearchState(
            node: UInt32(child), end: UInt32(childEnd), cost: cost,
            rank: cost - Quantity.share(node.best), beginning: state.beginning,
            slips: state.slips + (isSlip ? 1 : 0)))
      }
      child = childEnd
    }
    // A letter that is drawn out is one slip, however long.
    let isNew = !(letters.isRepeated[place] && state.isAfterSurplus)
    var surplus = state.adding(letters.surplus[place] + (isNew ? further(state) : 0))
    if isNew { surplus.slips += 1 }
    surplus.omissions = 0
    surplus.isAfterSurplus = true
    frontiers[place + 1].add(surplus)
  }

  /// Letters below were left out.
  @inline(__always)
  private func omit(_ state: SearchState, within frontier: inout Frontier, typed: Int) {
    guard state.omissions < 2, !state.isAfterSurplus else { return }
    let end = Int(state.end)
    let letter = trie.node(Int(state.node)).letter
    var child = Int(state.node) + 1
    while child < end {
      let node = trie.node(child)
      let childEnd = min(child + max(node.size, 1), end)
      // A letter that was typed here was not left out.
      if node.best > 0, node.letter != typed {
        let omission = omission(of: node.letter, after: letter)
        let isSlip = omission > Self.leastSlip
        let cost = state.cost + omission + (isSlip ? further(state) : 0)
        frontier.add(
          SearchState(
            node: UInt32(child), end: UInt32(childEnd), cost: cost,
            rank: cost - Quantity.share(node.best), beginning: state.beginning,
            omissions: state.omissions + 1, slips: state.slips + (isSlip ? 1 : 0)))
      }
      child = childEnd
    }
  }

  private func omission(of code: Int, after letter: Int) -> Float {
    if code == letter { return costs.omissionDouble }
    let scalar = trie.letter(code)
    if scalar == "'" || scalar == "-" { return costs.omittedMark }
    return letter == 0 ? costs.omission + costs.firstLetter : costs.omission
  }

  private mutating func swapLetters(_ place: Int, _ state: SearchState) {
    guard place + 1 < letters.count else { return }
    let (first, second) = (letters.codes[place], letters.codes[place + 1])
    guard first != second, first != 0, second != 0,
      let one = trie.child(of: Int(state.node), end: Int(state.end), letter: second),
      let two = trie.child(of: one.index, end: one.end, letter: first)
    else { return }
    let cost =
      state.cost + costs.swap + further(state) + letters.exact[place] + letters.exact[place + 1]
      + (place == 0 ? costs.firstLetter : 0)
    add(two, cost: cost, from: state, at: place + 2)
  }

  private mutating func apply(_ rule: LetterRule, _ place: Int, _ state: SearchState) {
    var found = (index: Int(state.node), end: Int(state.end))
    for letter in rule.meant {
      guard let next = trie.child(of: found.index, end: found.end, letter: letter) else { return }
      found = next
    }
    add(
      found, cost: state.cost + rule.cost * costs.respelling, from: state,
      at: place + rule.typedCount)
  }

  private mutating func add(
    _ found: (index: Int, end: Int), cost: Float, from state: SearchState, at place: Int
  ) {
    let node = trie.node(found.index)
    guard node.best > 0 else { return }
    frontiers[place].add(
      SearchState(
        node: UInt32(found.index), end: UInt32(found.end), cost: cost,
        rank: cost - Quantity.share(node.best), beginning: state.beginning,
        slips: state.slips + 1))
  }

  /// What a slip costs more after others: the less was typed, the more.
  @inline(__always)
  private func further(_ state: SearchState) -> Float {
    state.slips == 0 ? 0 : furtherSlip
  }

  /// In nats: what the word of a place costs beyond the touches' own distances from their keys.
  @inline(__always)
  func slipCost(_ place: Int, _ state: SearchState, after before: Beginning) -> Float {
    state.cost - before.cost - letters.exactSums[place] + letters.exactSums[before.place]
  }

  /// A word ends here: a space was left out, or is what the typed letter was meant to be.
  private mutating func breakWord(
    _ place: Int, _ state: SearchState, within frontier: inout Frontier
  ) {
    let node = trie.node(Int(state.node))
    guard place > 0, node.mayBeOffered, state.omissions == 0, !state.isAfterSurplus, mayEnd(state),
      !node.joining.contains(.elision),
      beginnings[Int(state.beginning)].before == 0, beginnings.count < Self.maximumBeginnings,
      Quantity.share(node.own) > Self.leastShareOfBeginning,
      slipCost(place, state, after: beginnings[Int(state.beginning)]) < Self.worstBeginning
    else { return }
    let share = Quantity.share(node.own)
    let word =
      state.beginning == 0
      ? model.logProbability(Int(state.node), share: share)
      : model.logProbability(
        Int(state.node), share: share, after: beginnings[Int(state.beginning)].node)
    let cost = state.cost - word * costs.severalLanguageWeight
    let index = UInt16(beginnings.count)
    beginnings.append(
      Beginning(
        node: Int(state.node), before: state.beginning, cost: cost, place: place))
    var next = self.state(0, trie.nodeCount, cost: cost, trie.node(0))
    next.beginning = index
    next.omissions = 2
    next.slips = 0
    frontier.add(next.adding(costs.omittedSpace))
    let space = letters.space[place]
    if space.isFinite, place + 1 < letters.count { frontiers[place + 1].add(next.adding(space)) }
  }

  /// In nats: what costs less is no slip.
  private static let leastSlip: Float = 1.5
  /// A word of so many letters or fewer is short.
  private static let shortWord: Float = 4
  /// So many places are followed after each letter.
  static let width = 160
  /// In nats: a word before a space that was left out is itself typed about right.
  static let worstBeginning: Float = 3
  static let maximumBeginnings = 240
  /// In nats: only words at least so frequent may stand before a space that was left out.
  private static let leastShareOfBeginning: Float = -12.5
}
