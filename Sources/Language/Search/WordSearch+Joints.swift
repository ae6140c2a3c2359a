/// Words that are written as one and made of several: elisions and compounds.
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
    let joining = costs.joining(joint)
    beginnings.append(
      Beginning(
        node: Int(state.node), before: state.beginning, cost: state.cost - share + joining,
        place: place, joint: joint, logProbability: before.logProbability + share))
    var next = self.state(0, trie.nodeCount, cost: state.cost - share + joining, trie.node(0))
    next.beginning = UInt16(beginnings.count - 1)
    next.omissions = 2
    next.slips = state.slips
    frontier.add(next)
  }

  /// The last part of a compound has so many letters, and one may be missing.
  private static let leastLettersOfEnd = 3
}
