/// A place in the trie that what was typed so far may lead to.
struct SearchState {
  var node: UInt32
  var end: UInt32
  /// In nats: the slips so far, and the words before this one.
  var cost: Float
  /// The cost, and that of the best word below.
  var rank: Float
  /// The words before this one, an index into ``WordSearch/beginnings``; 0 is none.
  var beginning: UInt16 = 0
  /// How many letters were left out in a row.
  var omissions: UInt8 = 0
  /// How many slips there were in this word.
  var slips: UInt8 = 0
  /// Whether the letter before was one too many.
  var isAfterSurplus = false

  /// The same place at a higher cost.
  func adding(_ cost: Float) -> SearchState {
    var result = self
    result.cost += cost
    result.rank += cost
    return result
  }

  /// Where the search is, for states that differ only in how they came there.
  var key: UInt64 { UInt64(node) << 16 | UInt64(beginning) }
}
