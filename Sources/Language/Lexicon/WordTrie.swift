/// The folded spellings of a language as a trie that is searched in place.
///
/// A node is eight bytes. Nodes stand in depth-first order, brothers by the best word below them,
/// so that all words with a beginning are one range of nodes, and that a word is known by the
/// number of its node.
struct WordTrie {
  /// One node, as it is written.
  struct Node {
    private let bits: UInt64

    init(bits: UInt64) { self.bits = bits }

    /// How many nodes there are from this one to the end of its branch.
    var size: Int { Int(bits & 0xFF_FFFF) }
    /// The letter that leads here, an index into ``WordTrie/letters`` plus one.
    var letter: Int { Int(bits >> 24 & 0xFF) }
    /// The best share of the words that may be offered from here on (``Quantity``), 0 if none.
    var best: UInt8 { UInt8(truncatingIfNeeded: bits >> 32) }
    /// The share of the word that ends here, 0 if none.
    var own: UInt8 { UInt8(truncatingIfNeeded: bits >> 40) }
    var isWord: Bool { own != 0 }
    var casing: Casing { Casing(rawValue: UInt8(truncatingIfNeeded: bits >> 48) & 3) ?? .lower }
    var isDictionaryWord: Bool { bits >> 50 & 1 == 1 }
    var isOffensive: Bool { bits >> 51 & 1 == 1 }
    /// What is made here of words that are written as one.
    var joining: JoiningRoles { JoiningRoles(rawValue: UInt8(truncatingIfNeeded: bits >> 52) & 15) }
    /// The share of what ends here as the beginning of joined words, which need be no word.
    var shareAsBeginning: UInt8 { max(own, best) }
    /// Whether the word that ends here may be offered.
    var mayBeOffered: Bool { isWord && isDictionaryWord && !isOffensive }

    /// The same where words of the offensive list are words like any other.
    var inoffensive: Node {
      guard isOffensive else { return self }
      let best = UInt64(max(best, own))
      return Node(bits: bits & ~(1 << 51 | 0xFF << 32) | best << 32)
    }

    /// How the word that ends here is written.
    enum Casing: UInt8 {
      case lower, capitalized, upper
      /// In several ways or with inner capitals: in the section of forms.
      case listed
    }

    static func bits(joining: JoiningRoles) -> UInt64 { UInt64(joining.rawValue & 15) << 52 }

    static func bits(
      size: Int, letter: Int, best: UInt8, own: UInt8, casing: Casing, isDictionaryWord: Bool,
      isOffensive: Bool
    ) -> UInt64 {
      UInt64(size & 0xFF_FFFF) | UInt64(letter & 0xFF) << 24 | UInt64(best) << 32
        | UInt64(own) << 40 | UInt64(casing.rawValue) << 48 | (isDictionaryWord ? 1 << 50 : 0)
        | (isOffensive ? 1 << 51 : 0)
    }
  }

  /// The letters of the language, as they stand in nodes: folded.
  let letters: [Unicode.Scalar]
  let nodeCount: Int
  /// Whether words of the offensive list are words like any other.
  var offersOffensiveWords = false
  private let nodes: ByteView
  private let codes: [Unicode.Scalar: Int]

  static let version: UInt32 = 1
  /// More letters than this have no number in a node.
  static let maximumLetters = 255

  /// A trie over its section: version, number of letters, number of nodes, a word unused; the
  /// letters; the nodes.
  init?(_ bytes: ByteView) {
    guard bytes.load(0) == Self.version else { return nil }
    let letterCount = Int(bytes.load(4, as: UInt32.self))
    let count = Int(bytes.load(8, as: UInt32.self))
    let start = 16 + letterCount * 4
    guard letterCount <= Self.maximumLetters, count > 0, count <= 0xFF_FFFF,
      start + count * 8 <= bytes.count
    else { return nil }
    letters = (0..<letterCount).map {
      Unicode.Scalar(bytes.load(16 + $0 * 4, as: UInt32.self)) ?? "\u{FFFD}"
    }
    codes = Dictionary(
      letters.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    nodes = bytes.slice(start, count * 8)
    nodeCount = count
  }

  /// A node by its number; an empty one where there is none.
  func node(_ index: Int) -> Node {
    let node = Node(bits: nodes.load(index * 8))
    return offersOffensiveWords ? node.inoffensive : node
  }

  /// The number of a letter in nodes, or nil where no word has it.
  func code(_ scalar: Unicode.Scalar) -> Int? { codes[scalar] }

  /// The letter of a number in nodes.
  func letter(_ code: Int) -> Unicode.Scalar? {
    letters.indices.contains(code - 1) ? letters[code - 1] : nil
  }

  /// Where the branch of a node ends, given where its parent's does.
  func end(_ index: Int, within parentEnd: Int) -> Int {
    min(index + max(node(index).size, 1), parentEnd)
  }

  /// Calls `body` with the number, the node and the end of the branch of each child.
  @inline(__always)
  func forEachChild(of index: Int, end: Int, _ body: (Int, Node, Int) -> Void) {
    var child = index + 1
    while child < end {
      let node = node(child)
      let childEnd = min(child + max(node.size, 1), end)
      body(child, node, childEnd)
      child = childEnd
    }
  }

  /// The child of a node by a letter's number, with the end of its branch.
  func child(of index: Int, end: Int, letter: Int) -> (index: Int, end: Int)? {
    var child = index + 1
    while child < end {
      let node = node(child)
      let childEnd = min(child + max(node.size, 1), end)
      if node.letter == letter { return (child, childEnd) }
      child = childEnd
    }
    return nil
  }

  /// The node of a folded beginning, with the end of its branch.
  func find(_ folded: some Sequence<Unicode.Scalar>) -> (index: Int, end: Int)? {
    var place = (index: 0, end: nodeCount)
    for scalar in folded {
      guard let code = code(scalar),
        let next = child(of: place.index, end: place.end, letter: code)
      else { return nil }
      place = next
    }
    return place
  }

  /// The folded spelling that leads to a node.
  func spelling(_ index: Int) -> String {
    var result = String.UnicodeScalarView()
    var (place, end) = (0, nodeCount)
    while place < index, result.count < Self.longestWord {
      var child = place + 1
      var childEnd = self.end(child, within: end)
      while child < end, childEnd <= index {
        child = childEnd
        childEnd = self.end(child, within: end)
      }
      guard child <= index, child < end, let letter = letter(node(child).letter) else { break }
      result.append(letter)
      (place, end) = (child, childEnd)
    }
    return String(result)
  }

  /// No word has more letters.
  static let longestWord = 48
}
