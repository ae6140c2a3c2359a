/// What was typed for what was meant, a letter or a few at a time.
extension WordSearch {
  /// The typed letter was meant to be one below, or is one too many.
  @inline(__always)
  mutating func read(_ place: Int, _ state: SearchState) {
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
  func omit(_ state: SearchState, within frontier: inout Frontier, typed: Int) {
    guard state.omissions < Self.mostOmissions, !state.isAfterSurplus else { return }
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

  /// What it costs that a letter was left out.
  private func omission(of code: Int, after letter: Int) -> Float {
    if code == letter { return costs.omissionDouble }
    let scalar = trie.letter(code)
    if scalar == "'" || scalar == "-" { return costs.omittedMark }
    return letter == 0 ? costs.omission + costs.firstLetter : costs.omission
  }

  /// Two letters were swapped.
  mutating func swapLetters(_ place: Int, _ state: SearchState) {
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

  /// Letters were written as they sound.
  mutating func apply(_ rule: LetterRule, _ place: Int, _ state: SearchState) {
    var found = (index: Int(state.node), end: Int(state.end))
    for letter in rule.meant {
      guard let next = trie.child(of: found.index, end: found.end, letter: letter) else { return }
      found = next
    }
    add(
      found, cost: state.cost + rule.cost * costs.respelling, from: state,
      at: place + rule.typedCount)
  }

  /// Goes on at a place that a slip leads to.
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

  /// So many letters may be left out in a row.
  static let mostOmissions: UInt8 = 2
  /// In nats: what costs less is no slip.
  private static let leastSlip: Float = 1.5
}
