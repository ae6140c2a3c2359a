/// Makes the trie's section of words in the order of their letters.
struct TrieWriter {
  private(set) var bytes: [UInt8] = []
  /// The node of each word.
  private(set) var nodes: [Int]

  private let words: [FoldedWord]
  private let folding: Folding
  private let codes: [Unicode.Scalar: Int]
  private var bits: [UInt64] = []

  init(
    _ words: [FoldedWord], _ folding: Folding, roles: [String: JoiningRoles] = [:]
  ) {
    self.folding = folding
    var counts: [Unicode.Scalar: Int] = [:]
    for word in words { for letter in word.letters { counts[letter, default: 0] += 1 } }
    let letters = counts.sorted { ($1.value, $0.key.value) < ($0.value, $1.key.value) }
      .prefix(WordTrie.maximumLetters).map(\.key)
    codes = Dictionary(uniqueKeysWithValues: letters.enumerated().map { ($1, $0 + 1) })
    self.words = words
    nodes = Array(repeating: 0, count: words.count)
    _ = write(0..<words.count, depth: 0, letter: 0)
    for (text, role) in roles { mark(folding.fold(text), role) }
    var writer = ByteWriter()
    writer.add([WordTrie.version, UInt32(letters.count), UInt32(bits.count), 0])
    writer.add(letters.map(\.value))
    writer.add(bits)
    bytes = writer.bytes
  }

  /// Writes the branch of the words of a range, which have their first letters in common; its size.
  private mutating func write(_ range: Range<Int>, depth: Int, letter: Int) -> Int {
    let place = bits.count
    bits.append(0)
    var rest = range
    var own: Int?
    if let first = range.first, words[first].letters.count == depth {
      own = first
      nodes[first] = place
      rest = first + 1..<range.upperBound
    }
    for branch in branches(rest, depth: depth) {
      _ = write(branch.range, depth: depth + 1, letter: branch.code)
    }
    let size = bits.count - place
    let word = own.map { words[$0] }
    bits[place] = WordTrie.Node.bits(
      size: size, letter: letter, best: best(range),
      own: word.map { Quantity.byte(share: $0.logProbability) } ?? 0,
      casing: word?.casing(folding) ?? .lower, isDictionaryWord: word?.isDictionaryWord ?? false,
      isOffensive: word?.isOffensive ?? false)
    return size
  }

  /// Gives the node that letters lead to its roles, the root all of them, and the first letter that
  /// of a word that follows.
  private mutating func mark(_ letters: [Unicode.Scalar], _ roles: JoiningRoles) {
    var path = [0]
    var end = bits.count
    for letter in letters {
      guard let code = codes[letter], let last = path.last else { return }
      var child = last + 1
      while child < end, WordTrie.Node(bits: bits[child]).letter != code {
        child += WordTrie.Node(bits: bits[child]).size
      }
      guard child < end else { return }
      path.append(child)
      end = child + WordTrie.Node(bits: bits[child]).size
    }
    guard path.count > 1, let last = path.last else { return }
    bits[0] |= WordTrie.Node.bits(joining: roles)
    bits[path[1]] |= WordTrie.Node.bits(joining: roles.intersection(.elisionFollower))
    bits[last] |= WordTrie.Node.bits(joining: roles)
  }

  private func branches(_ range: Range<Int>, depth: Int) -> [(range: Range<Int>, code: Int)] {
    var result: [(range: Range<Int>, code: Int)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let letter = words[start].letters[depth]
      var end = start + 1
      while end < range.upperBound, words[end].letters[depth] == letter { end += 1 }
      if let code = codes[letter] { result.append((start..<end, code)) }
      start = end
    }
    let bests = result.map { best($0.range) }
    return result.indices.sorted { (bests[$1], $0) < (bests[$0], $1) }.map { result[$0] }
  }

  private func best(_ range: Range<Int>) -> UInt8 {
    var best: UInt8 = 0
    for word in words[range] where word.mayBeOffered {
      best = max(best, Quantity.byte(share: word.logProbability))
    }
    return best
  }
}
