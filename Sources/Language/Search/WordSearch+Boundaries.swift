/// Where a word ends and another begins: spaces that are missing, elisions and compounds.
extension WordSearch {
  /// Whether the word of a place may stand after what is before it.
  @inline(__always)
  func mayEnd(_ state: SearchState) -> Bool {
    state.beginning == 0
      || trie.node(Int(state.node)).joining.isSuperset(
        of: beginnings[Int(state.beginning)].joint.laterRole)
  }

  /// What the first letter of a word after a shortened one must be.
  @inline(__always)
  func firstLetterRole(_ state: SearchState) -> JoiningRoles {
    state.node == 0 && state.beginning != 0
      && beginnings[Int(state.beginning)].joint == .elision ? .elisionFollower : []
  }

  /// A word ends here: a space was left out, or is what the typed letter was meant to be.
  mutating func breakWord(_ place: Int, _ state: SearchState, within frontier: inout Frontier) {
    let node = trie.node(Int(state.node))
    let before = beginnings[Int(state.beginning)]
    guard place > 0, node.mayBeOffered, state.omissions == 0, !state.isAfterSurplus, mayEnd(state),
      !node.joining.contains(.elision),
      before.before == 0, beginnings.count < Self.maximumBeginnings,
      Quantity.share(node.own) > Self.leastShareOfBeginning,
      slipCost(place, state, after: before) < Self.worstBeginning
    else { return }
    let share = Quantity.share(node.own)
    let word =
      state.beginning == 0
      ? model.logProbability(Int(state.node), share: share)
      : model.logProbability(Int(state.node), share: share, after: before.node)
    let next = begin(
      after: Beginning(
        node: Int(state.node), before: state.beginning,
        cost: state.cost - word * costs.severalLanguageWeight, place: place))
    frontier.add(next.adding(costs.omittedSpace))
    let space = letters.space[place]
    if space.isFinite, place + 1 < letters.count { frontiers[place + 1].add(next.adding(space)) }
  }

  /// A part ends here, and another is joined to it.
  mutating func join(_ place: Int, _ state: SearchState, within frontier: inout Frontier) {
    let node = trie.node(Int(state.node))
    guard let joint = Joint(after: node.joining), state.node != 0, !state.isAfterSurplus else {
      return
    }
    let before = beginnings[Int(state.beginning)]
    let mark = state.omissions > 0 ? costs.omittedMark : 0
    guard state.omissions == 0 || joint == .elision && state.omissions == 1,
      joint == .elision || letters.count - place >= Self.leastLettersOfEnd,
      before.joint == .space || joint == .compound && before.joint == .compound,
      before.before == 0, beginnings.count < Self.maximumBeginnings,
      slipCost(place, state, after: before) < Self.worstBeginning + mark
    else { return }
    let share = Quantity.share(node.shareAsBeginning)
    var next = begin(
      after: Beginning(
        node: Int(state.node), before: state.beginning,
        cost: state.cost - share + costs.joining(joint), place: place, joint: joint,
        logProbability: before.logProbability + share))
    next.slips = state.slips
    frontier.add(next)
  }

  /// Where a word begins after this one; its first letter is not left out.
  private mutating func begin(after beginning: Beginning) -> SearchState {
    var next = state(0, trie.nodeCount, cost: beginning.cost, trie.node(0))
    next.beginning = UInt16(beginnings.count)
    next.omissions = Self.mostOmissions
    beginnings.append(beginning)
    return next
  }

  /// In nats: what the word of a place costs beyond the touches' own distances from their keys.
  @inline(__always)
  private func slipCost(_ place: Int, _ state: SearchState, after before: Beginning) -> Float {
    state.cost - before.cost - letters.exactSums[place] + letters.exactSums[before.place]
  }

  /// In nats: a word before a space that was left out is itself typed about right.
  private static let worstBeginning: Float = 3
  /// More words and parts are not begun after.
  private static let maximumBeginnings = 240
  /// In nats: only words at least so frequent may stand before a space that was left out.
  private static let leastShareOfBeginning: Float = -12.5
  /// The last part of a compound has so many letters, and one may be missing.
  private static let leastLettersOfEnd = 3
}
