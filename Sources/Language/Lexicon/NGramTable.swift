/// What words follow others: pairs and triples with back-off, read in place.
///
/// A word has a rank among those that occur here, in the order of nodes of the trie, so that the
/// followers that begin alike stand side by side. An entry of the lists is three bytes: 17 bits of
/// rank, 7 bits of probability.
struct NGramTable {
  /// What was said before, looked up once.
  struct Context {
    fileprivate(set) var pairs: Range<Int> = 0..<0
    fileprivate(set) var pairBackoff: Float = 0
    fileprivate(set) var triples: Range<Int> = 0..<0
    fileprivate(set) var tripleBackoff: Float = 0

    /// Whether nothing is known of what follows.
    var isEmpty: Bool { pairs.isEmpty && triples.isEmpty }
  }

  /// A word before the one in question.
  enum Predecessor: Hashable, Sendable {
    case sentenceStart
    case node(Int)
  }

  private let layout: NGramLayout
  private let bytes: ByteView

  /// The table over its section; nil where it is of another version or too short.
  init?(_ bytes: ByteView) {
    guard let layout = NGramLayout(header: bytes), layout.size <= bytes.count else { return nil }
    self.layout = layout
    self.bytes = bytes
  }

  /// Looks up what was said before: the word before, and the one before that.
  func context(_ last: Predecessor?, before: Predecessor?) -> Context {
    var context = Context()
    guard let last, let lastRank = rank(last) else { return context }
    context.pairs = pairs(after: lastRank)
    context.pairBackoff = Quantity.backoff(bytes.load(layout.wordBackoffs + lastRank))
    guard let before, let beforeRank = rank(before), lastRank < layout.wordCount,
      let entry = place(of: lastRank, in: pairs(after: beforeRank), of: layout.pairs),
      let pair = pairNumber(entry)
    else { return context }
    let start = Int(bytes.load(layout.tripleStarts + pair * 4, as: UInt32.self))
    let end = Int(bytes.load(layout.tripleStarts + pair * 4 + 4, as: UInt32.self))
    if start <= end, end <= layout.tripleCount { context.triples = start..<end }
    context.tripleBackoff = Quantity.backoff(bytes.load(layout.pairBackoffs + pair))
    return context
  }

  /// The probability of a word in a context, from the longest context it was seen in; `share` is its
  /// share of running words, where no context knows it.
  func logProbability(_ node: Int, in context: Context, share: Float) -> Float {
    guard !context.isEmpty, let rank = wordRank(node) else {
      return share + context.pairBackoff + context.tripleBackoff
    }
    if let entry = place(of: rank, in: context.triples, of: layout.triples) {
      return Quantity.conditional(bytes.load24(layout.triples + entry * 3) >> 17)
    }
    if let entry = place(of: rank, in: context.pairs, of: layout.pairs) {
      return context.tripleBackoff
        + Quantity.conditional(bytes.load24(layout.pairs + entry * 3) >> 17)
    }
    return share + context.pairBackoff + context.tripleBackoff
  }

  /// The nodes of the words most likely in a context that lie in a range of nodes, about so many of
  /// those seen in the longer context and so many of the shorter; a word may come twice.
  func followers(in context: Context, nodes: Range<Int>, count: Int) -> [Int] {
    let isAll = nodes.lowerBound == 0
    let ranks =
      isAll
      ? 0..<layout.wordCount
      : firstRank(from: nodes.lowerBound)..<firstRank(from: nodes.upperBound)
    guard !ranks.isEmpty else { return [] }
    return best(
      entries(context.triples, of: layout.triples, ranks: ranks), of: layout.triples, count)
      + best(entries(context.pairs, of: layout.pairs, ranks: ranks), of: layout.pairs, count)
  }

  /// The entries of a range whose words have ranks of a range.
  private func entries(_ entries: Range<Int>, of list: Int, ranks: Range<Int>) -> Range<Int> {
    func place(_ rank: Int) -> Int {
      lowerBound(entries.count, for: rank) { self.rank(entry: entries.lowerBound + $0, of: list) }
    }
    let (first, last) = (place(ranks.lowerBound), place(ranks.upperBound))
    return entries.lowerBound + first..<entries.lowerBound + max(first, last)
  }

  private func best(_ entries: Range<Int>, of list: Int, _ count: Int) -> [Int] {
    // There are only 128 probabilities: counting them tells which are among the best.
    var counts = [Int](repeating: 0, count: 128)
    for entry in entries { counts[Int(bytes.load(list + entry * 3 + 2, as: UInt8.self) >> 1)] += 1 }
    var (least, sum) = (0, counts[0])
    while sum < count, least < 127 {
      least += 1
      sum += counts[least]
    }
    // Of the last step, as many as there is room for.
    var room = count - (sum - counts[least])
    return entries.compactMap { entry in
      let step = Int(bytes.load(list + entry * 3 + 2, as: UInt8.self) >> 1)
      guard step <= least else { return nil }
      if step == least {
        guard room > 0 else { return nil }
        room -= 1
      }
      return node(rank: rank(entry: entry, of: list))
    }
  }

  private func pairs(after rank: Int) -> Range<Int> {
    let start = Int(bytes.load(layout.pairStarts + rank * 4, as: UInt32.self))
    let end = Int(bytes.load(layout.pairStarts + rank * 4 + 4, as: UInt32.self))
    return start <= end && end <= layout.pairCount ? start..<end : 0..<0
  }

  /// The number of a pair among those that have triples, or nil.
  private func pairNumber(_ entry: Int) -> Int? {
    let word: UInt64 = bytes.load(layout.bits + entry / 64 * 8)
    let bit = UInt64(1) << UInt64(entry % 64)
    guard word & bit != 0 else { return nil }
    let before = Int(bytes.load(layout.bitCounts + entry / 64 * 4, as: UInt32.self))
    let number = before + (word & (bit - 1)).nonzeroBitCount
    return number < layout.longPairCount ? number : nil
  }

  private func place(of rank: Int, in entries: Range<Int>, of list: Int) -> Int? {
    binarySearch(entries.count, for: rank) { self.rank(entry: entries.lowerBound + $0, of: list) }
      .map { entries.lowerBound + $0 }
  }

  private func rank(entry: Int, of list: Int) -> Int {
    Int(bytes.load24(list + entry * 3) & 0x1_FFFF)
  }

  private func node(rank: Int) -> Int { Int(bytes.load(layout.words + rank * 4, as: UInt32.self)) }

  private func firstRank(from node: Int) -> Int {
    lowerBound(layout.wordCount, for: node) { self.node(rank: $0) }
  }

  private func wordRank(_ node: Int) -> Int? {
    binarySearch(layout.wordCount, for: node) { self.node(rank: $0) }
  }

  private func rank(_ predecessor: Predecessor) -> Int? {
    switch predecessor {
    case .sentenceStart: layout.wordCount
    case .node(let node): wordRank(node)
    }
  }
}
